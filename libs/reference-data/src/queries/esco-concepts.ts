import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { ReferenceCatalogue } from './reference-catalogue.js';

/** An ESCO occupation or skill, or what is called a skill every day, with what it is called. */
export interface EscoConcept {
  id: number;
  slug: string;
  /** In English. */
  name: string;
  /** False where ESCO has given it up: it keeps its id and address and is not suggested. */
  current: boolean;
  /** Names by language code (`nb` for Norwegian), the preferred one first. */
  labels: ReadonlyMap<string, readonly string[]>;
  /** Words by language that are said of it among others (*teacher*), or are the name of another one: it is found by them, not called so. */
  related: ReadonlyMap<string, readonly string[]>;
}

interface ConceptRow extends Omit<EscoConcept, 'labels' | 'related'> {
  names: string;
  related: string;
}

/** Skills have names alone. */
const RELATED = { occupation: 'related_names', skill: `'{}'` };

/** Occupations (about 380,000 names) and skills (about 210,000); read when they are first asked for and kept. */
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

  private async load(kind: 'occupation' | 'skill'): Promise<readonly EscoConcept[]> {
    const rows = await this.database.query<ConceptRow>(
      `SELECT id, slug, name, current, names::text AS names, ${RELATED[kind]}::text AS related FROM ${kind} WHERE slug IS NOT NULL ORDER BY id`,
    );
    return rows.map(({ names, related, ...concept }) => ({
      ...concept,
      labels: labelsOf(names),
      related: labelsOf(related),
    }));
  }
}

/** jsonb gives short keys before long ones, so languages are put in order here: what is made of the names is the same each time. */
function labelsOf(names: string): Map<string, string[]> {
  return new Map(
    Object.entries(JSON.parse(names) as Record<string, string[]>).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
}
