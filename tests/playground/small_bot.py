"""A small bot for the playground's own tests, with one of everything that a page must handle."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import tasks
from PIL import Image

from bot.playground.server import serve
from bot.playground.world import WORK_SECONDS

FRUIT = ("apple", "banana", "cherry", "blackberry")


def picture(colour: str) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (320, 200), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "basket.png", description=f"A {colour} basket")


class Label(discord.ui.Modal, title="Label the basket"):
    words: discord.ui.TextInput[Label] = discord.ui.TextInput(label="Words", min_length=3, max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"The label says: {self.words.value}")


class Basket(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Weigh", style=discord.ButtonStyle.primary, custom_id="basket:weigh")
    async def weigh(self, interaction: discord.Interaction, _: discord.ui.Button[Basket]) -> None:
        await interaction.response.send_message(
            f"Only {interaction.user.display_name} knows: 3 kg", file=picture("green"), ephemeral=True
        )

    @discord.ui.button(label="Label", custom_id="basket:label")
    async def label(self, interaction: discord.Interaction, _: discord.ui.Button[Basket]) -> None:
        await interaction.response.send_modal(Label(custom_id="basket:words"))

    @discord.ui.button(label="Locked", custom_id="basket:locked", disabled=True)
    async def locked(self, interaction: discord.Interaction, _: discord.ui.Button[Basket]) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.select(
        custom_id="basket:colour",
        placeholder="Paint it",
        options=[discord.SelectOption(label=each.title(), value=each) for each in ("red", "blue")],
    )
    async def paint(self, interaction: discord.Interaction, select: discord.ui.Select[Basket]) -> None:
        await interaction.response.edit_message(
            content=f"Painted {select.values[0]}", attachments=[picture(select.values[0])], view=Basket()
        )

    @discord.ui.select(
        custom_id="basket:tied",
        placeholder="Nothing tied to it",
        max_values=2,
        options=[discord.SelectOption(label="Bow", default=True), discord.SelectOption(label="Bell")],
    )
    async def tie(self, interaction: discord.Interaction, select: discord.ui.Select[Basket]) -> None:
        await interaction.response.send_message(f"Tied: {select.values}", ephemeral=True)


class SmallBot(discord.Client):
    """Counts its baskets and stores all ids it has seen in `ids.json`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.ids = folder / "ids.json"
        self.bell: discord.abc.Messageable | None = None

    async def setup_hook(self) -> None:
        self.tree.add_command(basket)
        self.tree.add_command(nest)
        self.add_view(Basket())
        await self.tree.sync()
        self.ring.start()

    @tasks.loop(seconds=1)
    async def ring(self) -> None:
        if self.bell is not None:
            bell, self.bell = self.bell, None
            await bell.send("Ding")

    def remember(self, interaction: discord.Interaction) -> bool:
        """Whether this interaction's id is new."""
        known = json.loads(self.ids.read_text()) if self.ids.exists() else []
        self.ids.write_text(json.dumps([*known, interaction.id]))
        return interaction.id not in known


basket = app_commands.Group(name="basket", description="Fruit")


@basket.command(description="Give a basket to somebody")
@app_commands.describe(
    to="Who gets it",
    fruit="What is in it, said at such length that it takes more than one line",
    count="How many",
    ripe="Is it ripe",
)
@app_commands.choices(size=[app_commands.Choice(name=each, value=each[0]) for each in ("small", "large")])
async def give(
    interaction: discord.Interaction,
    fruit: str,
    to: discord.User,
    count: app_commands.Range[int, 1, 9] = 1,
    ripe: bool = True,
    size: str = "s",
) -> None:
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.client, SmallBot)
    new = interaction.client.remember(interaction)
    text = f"{to.mention} gets **{count} {fruit}** ripe={ripe} size={size} new={new} <img src=x onerror=a()>"
    assert isinstance(interaction.channel, discord.abc.Messageable)
    post = await interaction.channel.send(
        text, file=picture("red"), view=Basket(), allowed_mentions=discord.AllowedMentions(users=[to])
    )
    await to.send(f"Your basket: {fruit}, see {post.jump_url}", view=Basket())
    await interaction.followup.send("Given", ephemeral=True)


@give.autocomplete("fruit")
async def offer(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=each.title(), value=each) for each in FRUIT if typed.lower() in each]


@basket.command(description="Ring in a while")
async def bell(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.client, SmallBot)
    assert isinstance(interaction.channel, discord.abc.Messageable)
    interaction.client.bell = interaction.channel
    await interaction.response.send_message("Wait for it")


@basket.command(description="Read what is written on a leaf")
async def leaf(interaction: discord.Interaction, file: discord.Attachment) -> None:
    words = (await file.read()).decode()
    await interaction.response.send_message(f"{file.filename}: {words}", ephemeral=True)


class Heavier(discord.ui.Button["Weighing"]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Weighing("3 kg"), attachments=[picture("blue")])


class Slower(discord.ui.Button["Weighing"]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await asyncio.sleep(WORK_SECONDS + 2)
        await interaction.edit_original_response(view=Weighing("4 kg"), attachments=[picture("blue")])


class Weighing(discord.ui.LayoutView):
    """The newer components: a picture, then words, then buttons."""

    def __init__(self, weight: str) -> None:
        super().__init__(timeout=None)
        shown = discord.MediaGalleryItem("attachment://basket.png", description="A basket on the scales")
        self.add_item(discord.ui.MediaGallery(shown))
        self.add_item(discord.ui.TextDisplay(f"It weighs **{weight}**"))
        note: discord.ui.TextDisplay[Weighing] = discord.ui.TextDisplay("In a box")
        self.add_item(discord.ui.Container(note, accent_colour=0xFF0000))
        self.add_item(discord.ui.Separator())
        heavier = Heavier(label="Weigh it", custom_id="basket:heavier")
        slower = Slower(label="Take time", custom_id="basket:slower")
        self.add_item(discord.ui.ActionRow(heavier, slower))


@basket.command(description="Say in which language this is")
async def speak(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"Your Discord is {interaction.locale}", ephemeral=True)


@basket.command(description="Weigh a basket")
async def weigh(interaction: discord.Interaction) -> None:
    unseen = discord.File(io.BytesIO(b"nobody"), "unseen.txt")
    files = [picture("blue"), unseen]
    await interaction.response.send_message(view=Weighing("2 kg"), files=files, ephemeral=True)


@basket.command(description="Break")
async def drop(_: discord.Interaction) -> None:
    raise RuntimeError("dropped")


@basket.command(description="Break, and say so")
async def mend(interaction: discord.Interaction) -> None:
    raise LookupError("mended")


@mend.error
async def mended(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    await interaction.response.send_message("It is whole again", ephemeral=True)


@app_commands.command(description="A thread of its own")
async def nest(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(name="nest", type=discord.ChannelType.public_thread)
    await thread.send("Cheep")
    await interaction.response.send_message("Built", ephemeral=True)


def run(folder: Path, port: int) -> int:
    """Serves the playground with this bot."""
    asyncio.run(serve(lambda: SmallBot(folder), folder=folder / "playground", port=port))
    return 0
