import type { RemoteMode } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

/** A live offer as a test wants it; the rest is filled in. */
export interface OfferRow {
  title: string;
  description: string;
  company: string;
  places: { cityId: number | null; countryId: number | null; text: string | null }[];
  languageIds: number[];
  adLanguageId: number | null;
  skillIds: number[];
  remote: RemoteMode | null;
  experience: number | null;
  employmentTypes: number[];
  promoted: boolean;
  postedAt: Date;
}

export const PLAIN_OFFER: OfferRow = {
  title: 'Nothing special',
  description: 'A plain text about a plain thing.',
  company: 'Plain Company',
  places: [],
  languageIds: [],
  adLanguageId: null,
  skillIds: [],
  remote: null,
  experience: null,
  employmentTypes: [],
  promoted: false,
  postedAt: new Date('2026-11-01T08:00:00Z'),
};

/** Writes live offers past the commands and events, as many as one likes. Gives their ids in order. */
export async function insertOffers(app: INestApplicationContext, rows: OfferRow[]): Promise<number[]> {
  const database = app.get(Database);
  const companies = [...new Set(rows.map(({ company }) => company))];
  await database.query(
    `INSERT INTO company (slug, name, name_key, state, created_at)
     SELECT 'test-' || md5(name), name, lower(name), 'verified', now() FROM unnest($1::text[]) AS name
     ON CONFLICT (slug) DO NOTHING`,
    [companies],
  );
  const ids = await database.query<{ id: number }>(
    `INSERT INTO offer (company_id, state, title, description_html, description_text, ad_language_id, ad_language_detected, places,
       languages, skill_ids, remote, experience, employment_types, promoted, posted_at, published_at, expires_at,
       created_at, updated_at)
     SELECT (SELECT id FROM company WHERE slug = 'test-' || md5(r.row ->> 'company')), 'published', r.row ->> 'title',
       '<p></p>', r.row ->> 'description',
       (r.row ->> 'adLanguageId')::smallint, false, r.row -> 'places',
       (SELECT coalesce(jsonb_agg(jsonb_build_object('languageId', id, 'level', null, 'mandatory', false,
          'recognised', false, 'oneOfGroup', null)), '[]') FROM jsonb_array_elements(r.row -> 'languageIds') AS id),
       ARRAY(SELECT jsonb_array_elements_text(r.row -> 'skillIds')::int), r.row ->> 'remote',
       (r.row ->> 'experience')::smallint,
       ARRAY(SELECT jsonb_array_elements_text(r.row -> 'employmentTypes')::smallint), (r.row ->> 'promoted')::boolean,
       (r.row ->> 'postedAt')::timestamptz, now(), '2100-01-01', now(), now()
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS r (row, place) ORDER BY place RETURNING id`,
    [JSON.stringify(rows)],
  );
  return ids.map(({ id }) => id);
}
