import type { EscoGraph } from '@babelboard/reference-data/contract';
import { SKILL_CLOSENESS, SKILL_WEIGHTS } from './weights.js';

/** What ESCO says, as a score needs it. */
export type Relations = Pick<
  EscoGraph,
  'broaderSkills' | 'narrowerSkills' | 'relatedSkills' | 'reuseOf' | 'essentialSkills' | 'optionalSkills' | 'iscoUnit'
>;

/** So many near skills are remembered, for offers ask for the same again and again. */
const MOST_KEPT = 5_000;

const nearSkillsOf = new WeakMap<Relations, Map<number, ReadonlyMap<number, number>>>();

/** The skills that come to something where `asked` is wanted, with how much; the skill itself is not among them. */
export function skillsNear(asked: number, relations: Relations): ReadonlyMap<number, number> {
  const known = nearSkillsOf.get(relations) ?? new Map<number, ReadonlyMap<number, number>>();
  nearSkillsOf.set(relations, known);
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
  if (known.size >= MOST_KEPT) {
    known.clear();
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
