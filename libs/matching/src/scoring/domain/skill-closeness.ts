import type { EscoGraph } from '@babelboard/reference-data/contract';
import { SKILL_CLOSENESS, SKILL_WEIGHTS } from './weights.js';

/** What ESCO says, as a score needs it. */
export type Relations = Pick<
  EscoGraph,
  'broaderSkills' | 'narrowerSkills' | 'relatedSkills' | 'reuseOf' | 'essentialSkills' | 'optionalSkills' | 'iscoUnit'
>;

/** Worked out once for each skill and occupation: offers ask for the same again and again. */
interface Remembered {
  near: Map<number, ReadonlyMap<number, number>>;
  ofOccupation: Map<number, SkillsOfOccupation>;
}

const rememberedOf = new WeakMap<Relations, Remembered>();

function remembered(relations: Relations): Remembered {
  const known = rememberedOf.get(relations) ?? { near: new Map(), ofOccupation: new Map() };
  rememberedOf.set(relations, known);
  return known;
}

/** What ESCO says that an occupation needs, and what is of use in it. */
export interface SkillsOfOccupation {
  essential: ReadonlySet<number>;
  optional: ReadonlySet<number>;
}

export function skillsOfOccupation(occupationId: number, relations: Relations): SkillsOfOccupation {
  const { ofOccupation } = remembered(relations);
  const kept = ofOccupation.get(occupationId);
  if (kept !== undefined) {
    return kept;
  }
  const skills = {
    essential: new Set(relations.essentialSkills(occupationId)),
    optional: new Set(relations.optionalSkills(occupationId)),
  };
  ofOccupation.set(occupationId, skills);
  return skills;
}

/** The skills that come to something where `asked` is wanted, with how much; the skill itself is not among them. */
export function skillsNear(asked: number, relations: Relations): ReadonlyMap<number, number> {
  const { near: known } = remembered(relations);
  const kept = known.get(asked);
  if (kept !== undefined) {
    return kept;
  }
  const near = new Map<number, number>();
  const add = (ids: Iterable<number>, closeness: number) => {
    for (const id of ids) {
      if (id !== asked && (near.get(id) ?? 0) < closeness) near.set(id, closeness);
    }
  };
  const broader = relations.broaderSkills(asked);
  add(relations.narrowerSkills(asked), SKILL_CLOSENESS.narrower);
  add(broader, SKILL_CLOSENESS.broader);
  add(relations.relatedSkills(asked), SKILL_CLOSENESS.related);
  for (const parent of broader) {
    add(relations.narrowerSkills(parent), SKILL_CLOSENESS.sibling);
  }
  known.set(asked, near);
  return near;
}

/** Whether a skill tells what kind of work somebody does: what everybody can makes nothing near. */
export function isTelling(skillId: number, relations: Relations): boolean {
  return relations.reuseOf(skillId) !== 'transversal';
}

export function skillWeight(skillId: number, relations: Relations): number {
  return SKILL_WEIGHTS[relations.reuseOf(skillId) ?? 'unknown'];
}
