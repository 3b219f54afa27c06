import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type OfferFingerprint, offerFingerprint } from '../domain/offer-fingerprint.js';
import { OfferChanged } from '../events/offer-changed.event.js';
import { sanitiseStored } from '../import/normalise/sanitise-description.js';

/** Offers that are read at a time; the longest text has 200,000 characters. */
const BATCH = 200;

interface StoredOffer {
  id: number;
  title: string;
  html: string;
  placeNames: string[];
}

type MendedOffer = OfferFingerprint & { id: number; before: string; html: string; text: string };

const READ = `
  SELECT id, title, description_html AS html,
         array_remove(ARRAY(
           SELECT unnest(ARRAY[city.name, city.native_name, country.name, place ->> 'text'])
           FROM jsonb_array_elements(places) AS place
           LEFT JOIN city ON city.id = (place ->> 'cityId')::int
           LEFT JOIN country ON country.id = (place ->> 'countryId')::int), NULL) AS "placeNames"
  FROM offer WHERE id > $1 ORDER BY id LIMIT ${BATCH}`;

/** What somebody else changed meanwhile is theirs. */
const WRITE = `
  WITH mended AS (
    UPDATE offer SET description_html = new.html, description_text = new.text, text_hash = new."textHash",
                     title_key = new."titleKey", text_words = new."textWords", updated_at = now()
    FROM jsonb_to_recordset($1::jsonb) AS
      new (id int, before text, html text, text text, "textHash" text, "titleKey" text, "textWords" int)
    WHERE offer.id = new.id AND offer.description_html = new.before
    RETURNING offer.id, offer.state)
  INSERT INTO outbox_message (event_id, type, payload, occurred_at)
  SELECT gen_random_uuid(), '${OfferChanged.type}', jsonb_build_object('offerId', id), now()
  FROM mended WHERE state = 'published'`;

/**
 * Sanitises the texts of all offers once more, closed ones too: until now their letters were composed after they had been
 * sanitised, which could open a tag again. Only what comes out otherwise is written; indexes and pages follow.
 */
export class SanitiseStoredOffers20261125000301 implements MigrationInterface {
  readonly name = 'SanitiseStoredOffers20261125000301';

  async up(runner: QueryRunner): Promise<void> {
    for (let after = 0; ; ) {
      const offers = (await runner.query(READ, [after])) as StoredOffer[];
      const last = offers.at(-1);
      if (last === undefined) {
        return;
      }
      after = last.id;
      const mended = offers.flatMap(mend);
      if (mended.length > 0) {
        await runner.query(WRITE, [JSON.stringify(mended)]);
      }
    }
  }

  /** What was taken out of a text was never meant to be in it. */
  async down(): Promise<void> {}
}

function mend({ id, title, html: before, placeNames }: StoredOffer): MendedOffer[] {
  const safe = sanitiseStored(before);
  return safe === null ? [] : [{ id, before, ...safe, ...offerFingerprint({ title, text: safe.text, placeNames }) }];
}
