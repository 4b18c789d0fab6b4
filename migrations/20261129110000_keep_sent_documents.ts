import { type Kysely, sql } from 'kysely';

/** What an employer contact was sent, as it was then. It is set aside with its contact, and comes back with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_documents (
      id uuid primary key,
      contact_id uuid not null references employer_contacts (id) on delete cascade,
      sent_at timestamptz(3) not null,
      -- In the time zone of the profile.
      day date not null,
      -- Why it was kept: for the link that was made, else for the move to a status, with which it is taken back.
      link_id uuid references links (id) on delete cascade,
      event_id uuid references contact_events (id) on delete cascade,
      file_key text not null,
      size integer not null,
      sha256 text not null,
      unique (contact_id, day),
      check (num_nonnulls(link_id, event_id) = 1)
    );
    create index on sent_documents (file_key);
    create index on sent_documents (link_id) where link_id is not null;
    create index on sent_documents (event_id) where event_id is not null;
    select bind_files('sent_documents'::regclass)`.execute(db);

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
        union all
        select sent.file_key, profile_id, deleted_at is not null
        from sent_documents sent join employer_contacts contact on contact.id = contact_id
      ) as used
      join profiles on profiles.id = used.profile_id
    $$;

    create function set_sent_documents_aside() returns trigger language plpgsql as $$
    begin
      perform settle_files(array(select file_key from sent_documents where contact_id = new.id));
      return null;
    end $$;
    create trigger set_files_aside after update of deleted_at on employer_contacts
    for each row execute function set_sent_documents_aside()`.execute(db);
}
