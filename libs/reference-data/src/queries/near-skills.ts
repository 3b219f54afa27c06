import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { type NearNames, nearNames } from '../domain/near-names.js';
import { EscoConcepts } from './esco-concepts.js';
import { keepUntilReload } from './keep-until-reload.js';
import { ReferenceCatalogue } from './reference-catalogue.js';

/** What is farther away is named by chance. */
const LEAST_CLOSE = 0.55;

/** Finds the ids of skills that may be meant by a phrase, the closest first. */
export type FindNearSkills = (phrase: string, most: number) => number[];

/** Skills that are called nearly so; the names of a language are made ready when it is first asked for (English: about 30 MB), and kept. */
@Injectable()
export class NearSkills {
  private readonly names = new Map<string, () => Promise<NearNames>>();

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly esco: EscoConcepts,
  ) {}

  /** By their names in a language (ISO 639-1; null where it is not known) and in the default one: in that all have names, and others borrow from it. */
  async open(language: string | null): Promise<FindNearSkills> {
    const all = await Promise.all(
      [...new Set([language ?? DEFAULT_LANGUAGE, DEFAULT_LANGUAGE])].map((one) => this.namesIn(one)),
    );
    return (phrase, most) => {
      const found = all.flatMap((names) => names.find(phrase, LEAST_CLOSE)).sort((a, b) => b.closeness - a.closeness);
      return [...new Set(found.map(({ id }) => id))].slice(0, most);
    };
  }

  private namesIn(language: string): Promise<NearNames> {
    const known = this.names.get(language) ?? keepUntilReload(this.catalogue, () => this.read(language));
    this.names.set(language, known);
    return known();
  }

  private async read(language: string): Promise<NearNames> {
    const skills = (await this.esco.skills()).filter(({ current }) => current);
    return nearNames(skills.flatMap(({ id, labels }) => (labels.get(language) ?? []).map((name) => ({ id, name }))));
  }
}
