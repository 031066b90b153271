"""Runs what computer players work out in processes of its own, so that it delays nobody.

A worker imports no more than the function it is given needs: neither Discord nor pictures.
"""
