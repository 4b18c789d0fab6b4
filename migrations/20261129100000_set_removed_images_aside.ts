import { type Kysely, sql } from 'kysely';

/** Images whose entries are all in the bin are set aside, as CVs and videos are, and come back with an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function file_uses() returns table (file_key text, profile_id uuid, is_removed boolean)
    language sql stable as $$
      select used.file_key, profiles.id, used.is_removed or profiles.removed_at is not null
      from (
        select file_key, profile_id, deleted_at is not null as is_removed from cvs
        union all select file_key, profile_id, deleted_at is not null from videos
        union all
        select rendition.file_key, profile_id, deleted_at is not null
        from video_renditions rendition join videos on videos.id = video_id
        union all
        select variant.file_key, profile_id,
          was_shown
            and not exists (select from gallery where gallery.image_id = images.id and deleted_at is null)
            and not exists (select from portraits where portraits.id = images.id and deleted_at is null)
            and not exists (select from testimonial_versions where testimonial_versions.image_id = images.id)
        from image_variants variant join images on images.id = image_id
      ) as used
      join profiles on profiles.id = used.profile_id
    $$;

    create function settle_image() returns trigger language plpgsql as $$
    begin
      perform settle_files(
        array(select file_key from image_variants where image_id = (to_jsonb(new) ->> tg_argv[0])::uuid)
      );
      return null;
    end $$;
    create trigger settle_image after insert or update of deleted_at, image_id on gallery
    for each row execute function settle_image('image_id');
    create trigger settle_image after insert or update of deleted_at on portraits
    for each row execute function settle_image('id')`.execute(db);
}
