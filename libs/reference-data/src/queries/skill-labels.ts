import { foldSpelling, inTurns } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EscoConcept, EscoConcepts } from './esco-concepts.js';
import { keepUntilReload } from './keep-until-reload.js';
import { ReferenceCatalogue } from './reference-catalogue.js';

/** Finds the skill that is called just so in some language; read when it is first asked for (about 15 MB), and kept. */
@Injectable()
export class SkillLabels {
  private readonly open: () => Promise<ReadonlyMap<string, number>>;

  constructor(catalogue: ReferenceCatalogue, esco: EscoConcepts) {
    this.open = keepUntilReload(catalogue, async () => idsByLabel(await esco.skills()));
  }

  /** Its id; undefined for a word that is no skill's. Case, width and blanks do not count. */
  async find(word: string): Promise<number | undefined> {
    return (await this.open()).get(foldSpelling(word));
  }
}

/** What a skill is called comes before what others are called, too. */
async function idsByLabel(skills: readonly EscoConcept[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const current = skills.filter((skill) => skill.current);
  for (const isPreferred of [true, false]) {
    await inTurns(current, ({ id, labels }) => {
      for (const [preferred, ...others] of labels.values()) {
        for (const label of isPreferred ? [preferred ?? ''] : others) {
          const key = foldSpelling(label);
          if (!ids.has(key)) ids.set(key, id);
        }
      }
    });
  }
  return ids;
}
