import { IdLists } from './id-lists.js';

/** How widely a skill is used: `transversal` ones by everybody. */
export type SkillReuse = 'transversal' | 'cross-sector' | 'sector-specific' | 'occupation-specific';

export interface SkillRelationsRow {
  id: number;
  reuse: SkillReuse | null;
  broader: number[];
  related: number[];
}

export interface OccupationRelationsRow {
  id: number;
  /** ISCO-08 unit group, four digits. */
  isco: string | null;
  essential: number[];
  optional: number[];
}

/** What ESCO says of how skills and occupations stand to each other, by the ids of the reference data; some 2 MB. */
export class EscoGraph {
  private readonly broader: IdLists;
  private readonly narrower: IdLists;
  private readonly related: IdLists;
  private readonly essential: IdLists;
  private readonly optional: IdLists;
  private readonly reuse: ReadonlyMap<number, SkillReuse>;
  private readonly units: ReadonlyMap<number, number>;

  constructor(skills: readonly SkillRelationsRow[], occupations: readonly OccupationRelationsRow[]) {
    const pairsOf = <T extends { id: number }>(rows: readonly T[], list: (row: T) => number[]) =>
      rows.flatMap((row) => list(row).map((other): [number, number] => [row.id, other]));
    const up = pairsOf(skills, ({ broader }) => broader);
    const related = pairsOf(skills, (skill) => skill.related);
    this.broader = new IdLists(up);
    this.narrower = new IdLists(up.map(([narrow, broad]) => [broad, narrow]));
    this.related = new IdLists([...related, ...related.map(([a, b]): [number, number] => [b, a])]);
    this.essential = new IdLists(pairsOf(occupations, ({ essential }) => essential));
    this.optional = new IdLists(pairsOf(occupations, ({ optional }) => optional));
    this.reuse = new Map(skills.flatMap(({ id, reuse }) => (reuse === null ? [] : [[id, reuse]])));
    this.units = new Map(occupations.flatMap(({ id, isco }) => (isco === null ? [] : [[id, Number(isco)]])));
  }

  /** Skills of which this one is a kind. */
  broaderSkills(skillId: number): Int32Array {
    return this.broader.of(skillId);
  }

  /** Skills that are a kind of this one. */
  narrowerSkills(skillId: number): Int32Array {
    return this.narrower.of(skillId);
  }

  /** Skills that go with this one, in either direction. */
  relatedSkills(skillId: number): Int32Array {
    return this.related.of(skillId);
  }

  /** Null where ESCO does not say it, as of skills of our own. */
  reuseOf(skillId: number): SkillReuse | null {
    return this.reuse.get(skillId) ?? null;
  }

  /** Skills that an occupation needs, ascending. */
  essentialSkills(occupationId: number): Int32Array {
    return this.essential.of(occupationId);
  }

  /** Skills that are of use in an occupation, ascending. */
  optionalSkills(occupationId: number): Int32Array {
    return this.optional.of(occupationId);
  }

  /** The ISCO-08 unit group (5131), whose first three digits are its minor group; null where it is not known. */
  iscoUnit(occupationId: number): number | null {
    return this.units.get(occupationId) ?? null;
  }
}
