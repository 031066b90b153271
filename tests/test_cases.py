"""Which test holds each case that people met with bots like this one, or why the case cannot arise here.

The letters: A private hands, B permissions and places, C the life of an interaction, D two at once,
E restart and storage, F seats, G hidden information, H undo and endings, I pictures, J noise, K commands,
L leaderboards and one's own data, M what was found when the bot was tried in earnest.
Several tests of a case show a part of it each.  A sentence in place of a test says why there is none.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ARCHITECTURE = TESTS.parent / "docs" / "architecture.md"
CASES: dict[str, str | tuple[str, ...]] = {
    # A direct message is closed (1: when sent, 2: when opened, 4: everybody's), several matches, who may ask
    "A1": "discord/whole/test_cases_again.py::test_closed_direct_messages_are_told_in_the_channel",
    "A2": "discord/whole/test_cases_again.py::test_closed_direct_messages_are_told_in_the_channel",
    "A4": "discord/whole/test_faults.py::test_closed_direct_messages_are_reported_once_and_the_panel_works",
    "A5": (
        "discord/whole/test_cases_again.py::test_two_matches_of_one_player_never_meet",
        "discord/commands/games/axio/test_playing.py::test_the_rack_is_one_direct_message_kept_up_to_date",
    ),
    "A7": "discord/messages/test_slow.py::test_a_slow_hand_is_private_and_whole",
    "A8": "discord/messages/test_waiting.py::test_thirty_starts_in_a_minute_keep_nobodys_turn_waiting",
    "A10": (
        "discord/whole/test_hostile.py::test_forged_presses_change_nothing_that_the_presser_may_not",
        "discord/commands/games/axio/test_playing.py::test_the_wrong_player_is_told_who_is_next",
    ),
    # B missing rights, threads, direct messages, removed from a server
    "B1": "discord/commands/matches/test_seats.py::test_missing_rights_are_named_and_nothing_is_stored",
    "B2": "discord/whole/test_cases_again.py::test_the_right_to_embed_links_is_never_needed",
    "B4": (
        "discord/whole/test_faults.py::test_a_right_taken_away_keeps_the_placement_and_the_next_one_shows_it"
    ),
    "B5": (
        "discord/whole/test_cases.py::test_an_archived_thread_keeps_the_move_and_says_so",
        "discord/whole/test_cases_again.py::test_in_an_archived_thread_the_board_is_posted_again",
    ),
    "B7": "discord/whole/test_cases.py::test_a_match_belongs_to_the_place_where_it_was_begun",
    "B8": "discord/commands/matches/test_seats.py::test_start_in_a_direct_message_is_for_solo",
    "B10": (
        "discord/background/test_clock.py::test_a_server_that_removed_the_bot_stops_the_clock_quietly",
        "discord/whole/test_cases_again.py::test_a_server_that_invites_the_bot_again_finds_its_match",
    ),
    # C acknowledging, old buttons, whose turn it is, what is private
    "C1": "discord/messages/test_slow.py::test_a_slow_picture_follows_an_acknowledgement_in_time",
    "C2": "Posts are edited as channel messages, with no interaction's token that may run out.",
    "C4": "discord/whole/test_cases.py::test_an_interaction_that_was_acknowledged_already_counts_once",
    "C5": "discord/commands/games/axio/test_playing.py::test_old_buttons_say_where_the_board_is",
    "C7": "discord/whole/test_faults.py::test_buttons_work_after_restarts",
    "C8": "discord/commands/games/axio/test_playing.py::test_the_wrong_player_is_told_who_is_next",
    "C10": "discord/whole/test_secrets_all.py::test_worlds_that_differ_in_what_is_hidden_look_alike",
    # D the same moment
    "D1": (
        "discord/commands/games/axio/test_playing.py::test_a_double_confirm_plays_once",
        "matches/test_act.py::test_one_interaction_is_played_once_even_if_it_would_be_legal_again",
        "matches/test_races.py::test_of_two_actions_on_one_position_one_is_played",
    ),
    "D2": "matches/test_races.py::test_two_joins_for_the_last_seat",
    "D4": "matches/test_races.py::test_leaving_against_acting",
    "D5": "matches/test_clock.py::test_a_move_and_the_clock_at_once_one_of_them_wins",
    "D7": "matches/test_races.py::test_of_two_actions_on_one_position_one_is_played",
    "D8": "matches/test_races.py::test_two_matches_opened_in_one_channel",
    "D10": "discord/messages/test_slow.py::test_a_table_with_a_slow_picture_keeps_no_other_waiting",
    # E kills, chance after a restart, two processes, a store that does not take it
    "E1": "outside/test_killed_bot.py::test_a_killed_bot_loses_nothing_and_shows_everything_once",
    "E2": "outside/test_killed_bot.py::test_a_killed_bot_loses_nothing_and_shows_everything_once",
    "E4": "matches/test_replay.py::test_a_running_match_goes_on_in_a_fresh_service",
    "E5": "matches/test_clock.py::test_after_a_long_absence_one_reminder_and_a_time_of_grace",
    "E7": "processes/test_processes.py::"
    "test_the_second_process_waits_and_takes_over_when_the_first_is_killed",
    "E8": (
        "discord/whole/test_cases.py::test_nothing_is_confirmed_that_the_disk_did_not_take",
        "discord/whole/test_cases_again.py::test_a_store_that_is_locked_for_a_while_is_waited_for",
    ),
    "E10": (
        "outside/test_several_processes.py::test_nothing_is_lost_or_done_twice_whatever_is_killed_or_cut",
        "processes/test_processes.py::test_on_a_server_the_second_process_takes_the_shard_over",
        "discord/wire/test_servers.py::test_rights_are_the_same_where_the_gateway_does_not_tell_of_the_server",
    ),
    # F lobbies, leaving, idle players, pauses, invitations
    "F1": "discord/background/test_clock.py::test_a_lobby_that_nobody_joins_closes_with_one_message",
    "F2": (
        "discord/commands/matches/test_seats.py::test_leaving_on_turn_calls_the_next_player",
        "games/test_axio_end.py::test_the_tiles_of_who_leaves_go_back_into_the_bag",
        "games/test_rota_end.py::test_hand_and_stack_of_who_leaves_go_under_the_supply",
        "games/test_iota_end.py::test_a_leavers_hand_goes_under_the_pile_and_the_seat_is_skipped",
    ),
    "F4": (
        "matches/test_ending.py::test_hosting_passes_to_the_first_who_is_still_in",
        "discord/commands/matches/test_seats.py::test_the_host_passes_on_and_an_empty_lobby_closes",
    ),
    "F5": (
        "matches/test_offers.py::test_a_player_is_voted_out_by_all_the_others",
        "matches/test_late.py::test_two_players_the_other_decides_to_skip",
        "matches/test_late.py::test_two_players_the_other_goes_on_without",
        "discord/whole/test_cases_again.py::test_anybody_at_the_table_can_kick_a_player_who_left_the_server",
        "discord/commands/matches/test_offers.py::test_a_seat_is_handed_over_privately_with_its_hand",
    ),
    "F7": (
        "matches/test_clock.py::test_only_the_movers_own_actions_restart_the_clock",
        "matches/test_clock.py::test_two_reminders_then_the_act",
        "matches/test_late.py::test_forfeit_leaves_the_seat_and_the_match_goes_on_or_ends",
        "matches/test_late.py::test_half_of_the_others_decide",
    ),
    "F8": "discord/background/test_clock.py::test_a_pause_by_agreement_and_its_end",
    "F10": (
        "discord/commands/matches/test_seats.py::test_hosts_cannot_invite_themselves_or_bots",
        "discord/commands/matches/test_seats.py"
        "::test_invited_people_are_pinged_once_and_must_join_themselves",
        "discord/background/test_clock.py::test_a_lobby_that_nobody_joins_closes_with_one_message",
    ),
    # G what is sent and what is hidden
    "G1": "discord/whole/test_secrets_all.py::test_worlds_that_differ_in_what_is_hidden_look_alike",
    "G2": (
        "discord/commands/games/axio/test_secrets.py::test_ids_and_file_names_say_nothing_about_a_hand",
        "discord/commands/games/rota/test_secrets.py"
        "::test_ids_names_and_public_pictures_are_the_same_whatever_is_hidden",
        "discord/commands/games/paper_world/test_secrets.py::test_ids_name_slots_and_never_cards",
        "discord/commands/games/iota/test_playing.py::test_ids_and_file_names_say_nothing_about_a_hand",
    ),
    "G4": (
        "discord/commands/games/axio/test_secrets.py::test_the_public_picture_is_the_same_whatever_is_hidden",
        "discord/commands/games/rota/test_secrets.py"
        "::test_ids_names_and_public_pictures_are_the_same_whatever_is_hidden",
        "discord/commands/games/paper_world/test_secrets.py::test_a_post_is_the_same_whatever_is_hidden",
        "discord/whole/test_secrets_all.py::test_worlds_that_differ_in_what_is_hidden_look_alike",
    ),
    "G5": "matches/test_offers.py::test_a_turn_is_taken_back_when_all_others_agree",
    "G7": "discord/whole/test_cases.py::test_choosing_and_choosing_again_shows_nothing_to_others",
    "G10": (
        "discord/commands/games/axio/test_secrets.py::test_only_the_owner_is_ever_sent_a_hand",
        "discord/commands/games/rota/test_secrets.py::test_a_direct_message_shows_only_its_owners_tile",
        "discord/commands/games/paper_world/test_secrets.py::test_hands_reach_their_owners_only",
        "discord/whole/test_secrets_all.py::test_worlds_that_differ_in_what_is_hidden_look_alike",
    ),
    # H undo, offers, endings
    "H1": (
        "discord/commands/matches/test_offers.py::test_within_the_turn_it_is_taken_back_at_once",
        "discord/whole/test_cases_again.py::test_laying_and_taking_back_as_often_as_one_may",
    ),
    "H2": (
        "discord/commands/matches/test_offers.py"
        "::test_a_turn_is_taken_back_with_consent_and_the_right_player_called",
        "matches/test_offers.py::test_one_who_declines_or_plays_on_keeps_everything",
        "matches/test_offers.py::test_an_offer_lapses_with_time",
    ),
    "H4": (
        "matches/test_clock.py::test_after_an_undo_the_clock_starts_anew",
        "matches/test_undo_clock.py::test_with_no_time_left_taking_back_is_for_the_others_to_allow",
    ),
    "H5": "matches/test_offers.py::"
    "test_nothing_is_taken_back_before_a_first_action_or_across_a_change_of_seats",
    "H7": (
        "matches/test_ending.py::test_an_offer_lapses_with_the_next_action",
        "matches/test_ending.py::test_an_offer_lapses_when_somebody_leaves",
    ),
    "H8": (
        "discord/commands/matches/test_seats.py::test_leaving_a_two_player_match_asks_once_and_gives_the_win",
        "matches/test_ending.py::test_of_three_the_others_go_on",
    ),
    "H10": (
        "discord/commands/finished/test_replays.py::test_a_voided_result_is_reversed_for_all_seats_once",
        "discord/commands/finished/test_replays.py::test_two_moderators_void_at_once_and_it_counts_once",
        "matches/test_voided_boards.py::test_a_voided_result_is_as_if_it_had_never_been_played",
    ),
    # I pictures
    "I1": (
        "renderers/test_axio_pictures.py::test_text_can_be_read_on_a_phone",
        "renderers/test_rota_pictures.py::test_text_can_be_read_on_a_phone",
        "renderers/test_iota_pictures.py::test_text_can_be_read_on_a_phone",
        "renderers/test_paper_world_pictures.py::test_text_can_be_read_on_a_phone",
    ),
    "I2": (
        "renderers/test_symbols.py::test_two_symbols_differ_by_shape_alone",
        "renderers/test_rota_pictures.py::test_two_symbols_differ_by_shape_alone",
        "renderers/test_iota_pictures.py::test_colours_can_be_told_without_colour",
        "renderers/test_paper_world_pictures.py::test_two_landscapes_differ_by_shape_alone",
    ),
    "I4": (
        "renderers/test_every_picture.py::test_size_and_bytes_stay_within_what_discord_shows_well",
        "renderers/test_rota_pictures.py::test_every_table_has_a_fair_shape",
    ),
    "I5": (
        "renderers/test_axio_pictures.py::test_the_last_tile_has_a_gold_frame_that_a_phone_shows",
        "renderers/test_rota_pictures.py::test_a_mark_lies_between_the_tiles_and_on_the_ground_of_its_own",
        "renderers/test_iota_pictures.py::test_cards_of_the_last_turn_have_a_gold_frame",
        "renderers/test_paper_world_pictures.py::test_what_was_laid_last_has_a_gold_frame_that_a_phone_shows",
        "discord/commands/games/axio/test_playing.py"
        "::test_a_turn_is_one_post_with_the_board_and_a_ping_for_the_next",
        "discord/commands/matches/test_seats.py::test_board_scores_and_text",
    ),
    "I7": (
        "discord/whole/test_cases.py::test_a_post_that_is_edited_again_and_again_has_one_picture",
        "discord/whole/test_cases_again.py::test_laying_and_taking_back_as_often_as_one_may",
    ),
    "I8": "Every request makes its file from bytes; no buffer is shared.",
    "I10": (
        "discord/messages/test_slow.py::test_many_pictures_at_once_leave_the_event_loop_free",
        "discord/messages/test_slow.py::test_a_command_among_many_pictures_is_acknowledged_in_time",
        "discord/whole/test_faults.py::test_a_picture_that_fails_leaves_the_board_in_words",
    ),
    # J noise and Discord's limits
    "J1": (
        "discord/commands/games/axio/test_playing.py"
        "::test_a_turn_is_one_post_with_the_board_and_a_ping_for_the_next"
    ),
    "J2": (
        "discord/background/test_clock.py::test_a_player_who_wants_no_pings_is_named_in_posts",
        "discord/background/test_clock.py::test_reminders_as_each_player_wants_them",
    ),
    "J4": "discord/messages/test_waiting.py::test_after_a_rate_limit_only_the_newest_board_is_posted",
    "J5": (
        "discord/whole/test_cases.py::test_an_old_post_that_can_no_longer_be_edited_is_posted_again",
        "discord/whole/test_cases_again.py::test_buttons_of_a_post_that_was_too_old_are_taken_away",
    ),
    "J7": "Public posts have no embeds, so none can be suppressed.",
    "J8": "discord/background/test_clock.py::test_a_deleted_channel_stops_the_clock_quietly",
    "J10": "discord/background/test_clock.py::test_a_time_out_before_the_first_post_exists",
    # K commands and texts
    "K1": "discord/whole/test_limits.py::test_every_command_is_within_discords_limits",
    "K2": "discord/whole/test_cases_again.py::test_commands_that_discord_refuses_leave_those_that_it_knows",
    "K4": "discord/whole/test_cases.py::test_a_server_without_the_scope_for_commands_is_named_in_the_log",
    "K5": (
        "discord/whole/test_hostile.py::test_autocomplete_takes_anything",
        "discord/whole/test_cases_again.py::test_a_slow_or_failing_store_offers_nothing",
        "discord/whole/test_cases_again.py::test_an_offer_that_comes_too_late_is_no_error",
    ),
    "K7": "discord/whole/test_faults.py::test_hostile_names_ping_nobody_and_keep_the_layout",
    "K8": "discord/commands/leaderboards/test_leaderboard.py::test_names_are_names_and_a_page_of_them_fits",
    "K10": (
        "discord/commands/matches/test_rules.py::test_the_rules_are_turned_to_the_last_page_and_back",
        "discord/whole/test_cases_again.py::test_rules_and_help_are_there_for_everybody_everywhere",
    ),
    # L counted once, what does not count, ties, server and world, nobody is looked up
    "L1": "matches/test_standings.py::test_l1_the_same_result_is_counted_once",
    "L2": (
        "discord/commands/leaderboards/test_leaderboard_members.py::test_the_lobby_says_what_does_not_count",
        "discord/commands/leaderboards/test_leaderboard_members.py"
        "::test_a_match_that_ended_too_early_says_that_it_does_not_count",
        "matches/test_standings.py::test_what_is_not_ranked_is_on_no_board",
    ),
    "L4": "matches/test_standings.py::test_l4_ties_share_a_rank_in_a_stable_order_and_the_next_is_skipped",
    "L5": (
        "discord/commands/leaderboards/test_leaderboard.py"
        "::test_server_and_world_month_and_all_time_each_game_and_solo"
    ),
    "L7": (
        "discord/commands/people/test_privacy.py::test_l7_deleted_is_gone_and_the_others_keep_their_results",
        "matches/test_privacy.py::test_nothing_is_left_of_the_player_and_everything_of_the_others",
        "matches/test_privacy.py::test_others_ratings_stay_what_they_were_also_when_made_again",
    ),
    "L8": (
        "discord/commands/people/test_privacy.py::test_l8_the_file_has_only_the_callers_data_and_is_private"
    ),
    "L10": (
        "discord/commands/leaderboards/test_leaderboard_members.py"
        "::test_the_bot_finds_out_who_has_left_after_the_answer",
        "bench/test_bench_runs.py::test_what_takes_long",
    ),
    # M found when the bot was tried in earnest
    "M1": "discord/wire/test_nonces.py::test_two_matches_of_two_people_have_a_message_each",
    "M2": "discord/wire/test_nonces.py::test_a_rematch_at_once_brings_both_a_new_message",
    "M4": "discord/wire/test_nonces.py::test_a_message_on_each_turn_is_never_the_one_before",
    "M5": "discord/wire/test_nonces.py::test_each_of_three_players_with_closed_messages_is_told_once",
    "M7": "discord/wire/test_nonces.py::test_a_post_deleted_twice_within_a_minute_comes_back_twice",
    "M8": "discord/wire/test_nonces.py::test_after_an_older_backup_the_board_appears_with_the_next_move",
    "M10": (
        "discord/background/test_computers_clock.py"
        "::test_m10_a_clock_that_is_a_day_ahead_for_a_moment_changes_no_turn",
        "matches/test_trusted.py::test_m10_a_jump_of_eight_seconds_changes_no_turn",
    ),
    "M11": (
        "discord/background/test_computers_clock.py::test_m11_a_clock_a_day_late_closes_no_lobby",
        "matches/test_trusted.py::test_m11_a_clock_that_was_late_at_the_start_closes_no_lobby",
    ),
    "M13": (
        "matches/test_world.py::test_m13_two_accounts_on_a_server_of_their_own_lead_nothing",
        "matches/test_counting.py::test_m13_a_seat_given_to_somebody_who_leaves_is_lost_by_who_gave_it",
        "matches/test_counting.py::test_two_who_vote_the_third_out_win_nothing_and_nothing_is_lost",
    ),
    "M14": (
        "discord/wire/test_workshop.py::test_forty_files_of_one_person_keep_another_waiting_for_one",
        "discord/wire/test_workshop.py::test_one_person_cannot_keep_the_whole_bot_busy",
    ),
    "M16": "processes/test_wire.py::test_a_start_where_the_bot_is_not_a_member_says_so_and_stores_nothing",
    "M17": (
        "outside/test_lost_answers.py::test_a_lost_acknowledgement_leaves_nobody_looking_at_thinking",
        "outside/test_lost_answers.py::test_a_lost_private_answer_is_given_again",
        "outside/test_lost_answers.py"
        "::test_a_lobby_whose_post_was_lost_is_there_once_and_loses_its_buttons_later",
        "outside/test_lost_answers.py::test_a_thread_whose_answer_was_lost_is_played_in",
        "discord/messages/test_unshown.py::test_an_answer_that_cannot_be_shown_says_that_the_action_counts",
    ),
    "M19": (
        "discord/commands/shared/test_outdated.py"
        "::test_a_preview_that_another_move_overtook_says_that_it_was_not_played"
    ),
    "M20": "discord/messages/test_owed.py::test_each_failure_of_a_board_is_repaired_after_the_first_interval",
    "M22": "processes/test_wire.py::test_ten_commands_on_their_way_at_sigterm_have_an_answer_each",
    "M23": (
        "processes/test_store.py::test_a_damaged_page_ends_the_start_with_one_line",
        "storage/test_soundness.py::test_a_damaged_page_is_named_with_what_to_do",
    ),
    "M25": (
        "discord/messages/test_calls.py::test_one_post_and_one_ping_a_turn_when_it_is_over",
        "discord/messages/test_calls.py::test_a_direct_message_on_ones_turn_has_all_that_one_needs",
        "pictures/test_last_turns.py::test_the_last_turn_of_every_other_player_is_marked",
    ),
    "M26": (
        "discord/commands/matches/test_counting.py::test_m26_of_two_a_moderator_at_the_table_can_only_stop",
        "discord/commands/matches/test_counting.py"
        "::test_m26_of_three_the_others_are_asked_and_nobody_wins_by_it",
        "discord/commands/matches/test_counting.py"
        "::test_m26_a_moderator_who_does_not_play_kicks_and_everybody_reads_who_did_it",
        "matches/test_counting.py::test_m26_a_moderator_who_plays_stops_a_match_of_two_and_asks_more",
    ),
    "M28": "matches/test_late.py::test_m28_a_pause_that_all_agreed_on_is_ended_by_all",
    "M29": (
        "matches/test_solo.py::test_m29_a_match_played_alone_takes_nobodys_place",
        "discord/commands/matches/test_solo.py::test_m29_others_play_where_one_plays_alone",
        "discord/commands/matches/test_solo.py::test_m29_a_command_that_could_mean_two_of_ones_matches_asks",
    ),
    "M31": (
        "matches/test_offers.py::test_m31_whoever_asked_is_told_once_that_somebody_declined",
        "matches/test_late.py::test_m31_whoever_asked_for_a_pause_is_told_once_that_somebody_declined",
        "discord/commands/matches/test_offers.py::test_m31_whoever_asked_is_called_to_hear_no",
    ),
    "M32": "matches/test_record.py::test_m32_what_was_taken_back_is_left_out",
}


@pytest.mark.parametrize("case", CASES)
def test_each_case_has_its_test_or_a_reason(case: str) -> None:
    held = CASES[case]
    if isinstance(held, str) and "::" not in held:
        assert f"- {held}\n" in ARCHITECTURE.read_text("utf-8"), "a reason is a sentence of the documents"
        return
    for each in (held,) if isinstance(held, str) else held:
        file, name = each.split("::")
        source = (TESTS / file).read_text("utf-8")
        assert re.search(rf"^(async )?def {name}\(", source, re.MULTILINE), each
