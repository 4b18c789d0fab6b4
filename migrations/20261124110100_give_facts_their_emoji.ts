import { type Kysely, sql } from 'kysely';

const emojiByPlace = ['🌍', '🎷', '✈️', '🎓', '🚢', '💻', '🏈', '💪', '🎭', '🎉'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // What readers of the page see in the place of none; from now on it is kept with the fact.
  await sql`
    update facts set emoji = coalesce((${emojiByPlace}::text[])[sort_order], '✨') where emoji = ''`.execute(
    db,
  );
}

export async function down(): Promise<void> {
  // An emoji that was chosen cannot be told from one that was given.
}
