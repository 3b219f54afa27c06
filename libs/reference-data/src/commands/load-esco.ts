import type { EntityManager } from 'typeorm';
import { bulkUpsert } from './bulk-upsert.js';
import { readShipped } from './shipped-data.js';

interface ShippedConcept {
  id: number;
  name: string;
  labels: Record<string, string>;
}

interface LabelRow {
  language: string;
  label: string;
  preferred: boolean;
}

/** ESCO skills with their preferred labels and English alternatives. */
export async function loadSkills(tx: EntityManager): Promise<number> {
  const skills = await readShipped<ShippedConcept & { uri: string; slug: string; alternatives: string[] }>('skills');
  await bulkUpsert(
    tx,
    'skill',
    ['id'],
    { id: 'integer', uri: 'text', slug: 'text', name: 'text', labels: 'jsonb' },
    skills,
  );
  const labels = skills.flatMap((skill) => labelRows(skill, { en: skill.alternatives }));
  await replaceLabels(tx, 'skill', labels);
  return skills.length + labels.length;
}

/** ISCO-08 groups and ESCO occupations with preferred and alternative labels. */
export async function loadOccupations(tx: EntityManager): Promise<number> {
  const groups = await readShipped<{ code: string; parent: string | null; labels: Record<string, string> }>(
    'isco-groups',
  );
  await bulkUpsert(
    tx,
    'isco_group',
    ['code'],
    { code: 'text', parent_code: 'text', name: 'text', labels: 'jsonb' },
    groups.map((group) => ({ ...group, parent_code: group.parent, name: group.labels.en ?? group.code })),
  );
  const occupations = await readShipped<
    ShippedConcept & { isco08: string | null; alternatives: Record<string, string[]> }
  >('occupations');
  await bulkUpsert(
    tx,
    'occupation',
    ['id'],
    { id: 'integer', uri: 'text', slug: 'text', code: 'text', isco08: 'text', name: 'text', labels: 'jsonb' },
    occupations,
  );
  const labels = occupations.flatMap((occupation) => labelRows(occupation, occupation.alternatives));
  await replaceLabels(tx, 'occupation', labels);
  return groups.length + occupations.length + labels.length;
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

function labelRows(concept: ShippedConcept, alternatives: Record<string, string[]>): (LabelRow & { id: number })[] {
  const preferred = Object.entries(concept.labels).map(([language, label]) => ({ language, label, preferred: true }));
  const others = Object.entries(alternatives).flatMap(([language, labels]) =>
    labels.map((label) => ({ language, label, preferred: false })),
  );
  return [...preferred, ...others].map((row) => ({ id: concept.id, ...row }));
}

async function replaceLabels(tx: EntityManager, owner: 'skill' | 'occupation', rows: (LabelRow & { id: number })[]) {
  await tx.query(`DELETE FROM ${owner}_label`);
  await bulkUpsert(
    tx,
    `${owner}_label`,
    [`${owner}_id`, 'language', 'label'],
    { [`${owner}_id`]: 'integer', language: 'text', label: 'text', preferred: 'boolean' },
    rows.map(({ id, ...row }) => ({ [`${owner}_id`]: id, ...row })),
  );
}
