import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { ReferenceCatalogue } from './reference-catalogue.js';

/** An ESCO occupation or skill with what it is called. */
export interface EscoConcept {
  id: number;
  slug: string;
  /** In English, or in the first language that has one. */
  name: string;
  /** Names by language code (`nb` for Norwegian), the preferred one first. */
  labels: ReadonlyMap<string, readonly string[]>;
}

interface ConceptRow {
  id: number;
  slug: string;
  name: string;
  lines: string;
}

/** Occupations (about 130,000 names) and skills (about 50,000); read when they are first asked for and kept. */
@Injectable()
export class EscoConcepts {
  private readonly read = new Map<'occupation' | 'skill', Promise<readonly EscoConcept[]>>();

  constructor(
    private readonly database: Database,
    catalogue: ReferenceCatalogue,
  ) {
    catalogue.afterReload(async () => this.read.clear());
  }

  occupations(): Promise<readonly EscoConcept[]> {
    return this.once('occupation');
  }

  skills(): Promise<readonly EscoConcept[]> {
    return this.once('skill');
  }

  private once(kind: 'occupation' | 'skill'): Promise<readonly EscoConcept[]> {
    const known = this.read.get(kind);
    if (known !== undefined) {
      return known;
    }
    const read = this.load(kind);
    this.read.set(kind, read);
    // A failed reading is tried again by the next who asks.
    read.catch(() => this.read.delete(kind));
    return read;
  }

  /** One long text for each concept is read several times faster than a row object for each name. */
  private async load(kind: 'occupation' | 'skill'): Promise<readonly EscoConcept[]> {
    const rows = await this.database.query<ConceptRow>(
      `SELECT c.id, c.slug, c.name,
              string_agg(l.language || E'\\t' || l.label, E'\\n' ORDER BY l.language COLLATE "C", l.preferred DESC, length(l.label), l.label COLLATE "C") AS lines
       FROM ${kind} c JOIN ${kind}_label l ON l.${kind}_id = c.id
       WHERE c.slug IS NOT NULL GROUP BY c.id ORDER BY c.id`,
    );
    return rows.map(({ lines, ...concept }) => ({ ...concept, labels: labelsOf(lines) }));
  }
}

function labelsOf(lines: string): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const [language = '', label = ''] = line.split('\t');
    const known = labels.get(language);
    if (known === undefined) {
      labels.set(language, [label]);
    } else {
      known.push(label);
    }
  }
  return labels;
}
