import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Career events with the numbers and addresses that they have had for years, without a date until operators tell one. */
export class CreateCareerEvents20261224002501 implements MigrationInterface {
  readonly name = 'CreateCareerEvents20261224002501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE career_event (
        id int PRIMARY KEY,
        path text NOT NULL UNIQUE,
        state text NOT NULL CHECK (state IN ('planned', 'announced', 'cancelled')),
        starts_at timestamptz,
        ends_at timestamptz,
        time_zone text NOT NULL,
        capacity int CHECK (capacity > 0),
        room_url text,
        language_ids int[] NOT NULL DEFAULT '{}',
        content jsonb NOT NULL,
        sponsors jsonb NOT NULL DEFAULT '[]',
        cities jsonb NOT NULL DEFAULT '[]',
        exhibitor_ids int[] NOT NULL DEFAULT '{}',
        notice text NOT NULL DEFAULT '',
        moved_from timestamptz,
        sequence int NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL,
        CHECK (ends_at > starts_at),
        CHECK (state <> 'announced' OR (starts_at IS NOT NULL AND ends_at IS NOT NULL))
      );
      CREATE TABLE event_attendance (
        event_id int NOT NULL REFERENCES career_event (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        origin text NOT NULL,
        time_zone text,
        joined_at timestamptz NOT NULL,
        left_at timestamptz,
        turns int NOT NULL,
        reminded_hours smallint,
        PRIMARY KEY (account_id, event_id)
      );
      CREATE INDEX event_attendance_event ON event_attendance (event_id) WHERE left_at IS NULL;
    `);
    for (const [id, path, en, de] of EVENTS) {
      const words = ({ title, lead }: Words) => ({ title, lead, text: '', programme: [], speakers: [] });
      await runner.query(
        `INSERT INTO career_event (id, path, state, time_zone, content, changed_at) VALUES ($1, $2, 'planned', 'Europe/Brussels', $3, now())`,
        [id, path, JSON.stringify({ en: words(en), de: words(de) })],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_attendance; DROP TABLE career_event');
  }
}

interface Words {
  title: string;
  lead: string;
}

const EVENTS: readonly [id: number, path: string, en: Words, de: Words][] = [
  [
    20,
    '/dutch/speed-hiring-week',
    {
      title: 'Dutch Speed Hiring Week',
      lead: 'Meet companies that look for people who speak Dutch, a quarter of an hour each.',
    },
    {
      title: 'Dutch Speed Hiring Week',
      lead: 'Triff Unternehmen, die Menschen mit Niederländisch suchen, je eine Viertelstunde.',
    },
  ],
  [
    25,
    '/german/speed-hiring-week',
    {
      title: 'German Speed Hiring Week',
      lead: 'Meet companies that look for people who speak German, a quarter of an hour each.',
    },
    {
      title: 'German Speed Hiring Week',
      lead: 'Triff Unternehmen, die Menschen mit Deutsch suchen, je eine Viertelstunde.',
    },
  ],
  [
    24,
    '/nordic/speed-hiring-week',
    {
      title: 'Nordic Speed Hiring Week',
      lead: 'Meet companies that look for people who speak Danish, Finnish, Norwegian or Swedish.',
    },
    {
      title: 'Nordic Speed Hiring Week',
      lead: 'Triff Unternehmen, die Menschen mit Dänisch, Finnisch, Norwegisch oder Schwedisch suchen.',
    },
  ],
  [
    23,
    '/how-to-get-a-job',
    { title: 'How to get a job', lead: 'An evening about CVs, letters and interviews in another country.' },
    {
      title: 'So kommst du zu einer Stelle',
      lead: 'Ein Abend über Lebenslauf, Anschreiben und Gespräche in einem anderen Land.',
    },
  ],
  [
    22,
    '/candidates/go-places',
    { title: 'Go places', lead: 'Cities that look for people from elsewhere show what work and life are like there.' },
    { title: 'Go places', lead: 'Städte, die Menschen von anderswo suchen, zeigen, wie man dort arbeitet und lebt.' },
  ],
];
