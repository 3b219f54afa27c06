import { inTurns } from '@babelboard/platform';
import { EscoConcepts, keepUntilReload, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { Concept } from '../domain/concept.js';
import { ConceptIndex } from '../domain/concept-index.js';
import { searchedIn } from '../domain/keywords.js';
import { namesOf } from '../domain/synonyms.js';

/** Occupations and skills with what else they are called: folded words with a space between; the names of each are put together once. */
export class Synonyms {
  private readonly skills: ReadonlyMap<number, Concept>;
  private readonly known = new Map<Concept, string[]>();

  constructor(
    readonly occupations: ConceptIndex,
    skills: readonly Concept[],
  ) {
    this.skills = new Map(skills.map((skill) => [skill.id, skill]));
  }

  ofOccupation(id: number): string[] {
    return this.namesOf(this.occupations.concept(id));
  }

  ofSkill(id: number): string[] {
    return this.namesOf(this.skills.get(id));
  }

  private namesOf(concept: Concept | undefined): string[] {
    if (concept === undefined) {
      return [];
    }
    const names =
      this.known.get(concept) ??
      namesOf(concept)
        .map(searchableWords)
        .filter((name) => name !== '');
    this.known.set(concept, names);
    return names;
  }
}

/** Without articles and the like, which nobody's search is for: the `d` of *d’entretien* is none of `R&D`. */
function searchableWords(name: string): string {
  return searchedIn([name])
    .searched.map(({ folded }) => folded)
    .join(' ');
}

/** The names of occupations and skills, read once and kept: about 80 MB. */
@Injectable()
export class SynonymSource {
  readonly load: () => Promise<Synonyms>;

  constructor(esco: EscoConcepts, catalogue: ReferenceCatalogue) {
    this.load = keepUntilReload(catalogue, async () => {
      const [occupations, skills] = await Promise.all([esco.occupations(), esco.skills()]);
      return new Synonyms(await indexOf(occupations), skills);
    });
  }
}

/** Takes about two seconds, in turns: what else goes on in the process goes on meanwhile. */
async function indexOf(concepts: readonly Concept[]): Promise<ConceptIndex> {
  const index = new ConceptIndex();
  await inTurns(concepts, (concept) => index.add(concept));
  return index;
}
