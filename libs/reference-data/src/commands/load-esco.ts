import type { EntityManager } from 'typeorm';
import { bulkUpsert } from './bulk-upsert.js';
import { readShipped } from './shipped-data.js';

/** Names by language code, the preferred one first. */
type Names = Record<string, string[]>;

interface ShippedGroup {
  code: string;
  parent: string | null;
  labels: Record<string, string>;
}

interface ShippedSkill {
  names: Names;
  formerSlugs: string[];
  broader: number[];
  groups: string[];
  related: number[];
}

interface ShippedOccupation {
  names: Names;
  related: Names;
  essentialSkills: number[];
  optionalSkills: number[];
  broader: number[];
}

/** ESCO skills and what is called a skill every day, with all their names and relations, and the groups of skills. */
export async function loadSkills(tx: EntityManager): Promise<number> {
  const groups = await loadGroups(tx, 'skill_group', 'skill-groups');
  const skills = await readShipped<ShippedSkill>('skills');
  await bulkUpsert(
    tx,
    'skill',
    ['id'],
    {
      id: 'integer',
      uri: 'text',
      slug: 'text',
      former_slugs: 'text[]',
      name: 'text',
      names: 'jsonb',
      current: 'boolean',
      kind: 'text',
      reuse: 'text',
      broader_ids: 'integer[]',
      group_codes: 'text[]',
      related_ids: 'integer[]',
    },
    skills.map(({ formerSlugs, broader, groups: codes, related, ...skill }) => ({
      ...skill,
      former_slugs: formerSlugs,
      broader_ids: broader,
      group_codes: codes,
      related_ids: related,
    })),
  );
  return groups + skills.length;
}

/** ISCO-08 groups and ESCO occupations with all their names and the skills that they need or can use. */
export async function loadOccupations(tx: EntityManager): Promise<number> {
  const groups = await loadGroups(tx, 'isco_group', 'isco-groups');
  const occupations = await readShipped<ShippedOccupation>('occupations');
  await bulkUpsert(
    tx,
    'occupation',
    ['id'],
    {
      id: 'integer',
      uri: 'text',
      slug: 'text',
      code: 'text',
      isco08: 'text',
      name: 'text',
      names: 'jsonb',
      related_names: 'jsonb',
      current: 'boolean',
      essential_skill_ids: 'integer[]',
      optional_skill_ids: 'integer[]',
      broader_ids: 'integer[]',
    },
    occupations.map(({ related, essentialSkills, optionalSkills, broader, ...occupation }) => ({
      ...occupation,
      related_names: related,
      essential_skill_ids: essentialSkills,
      optional_skill_ids: optionalSkills,
      broader_ids: broader,
    })),
  );
  return groups + occupations.length;
}

/** NACE Rev. 2. */
export async function loadSectors(tx: EntityManager): Promise<number> {
  const sectors = await readShipped<{ parent: string | null; labels: Record<string, string> }>('sectors');
  await bulkUpsert(
    tx,
    'sector',
    ['id'],
    { id: 'integer', code: 'text', parent_code: 'text', level: 'text', name: 'text', labels: 'jsonb' },
    sectors.map((sector) => ({ ...sector, parent_code: sector.parent, name: sector.labels.en })),
  );
  return sectors.length;
}

async function loadGroups(tx: EntityManager, table: string, file: string): Promise<number> {
  const groups = await readShipped<ShippedGroup>(file);
  await bulkUpsert(
    tx,
    table,
    ['code'],
    { code: 'text', parent_code: 'text', name: 'text', labels: 'jsonb' },
    groups.map((group) => ({ ...group, parent_code: group.parent, name: group.labels.en ?? group.code })),
  );
  return groups.length;
}
