import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url).pathname;

describe('the first load', () => {
  it('takes at most 120 kB of compressed JavaScript on home, list and offer, with texts of any language', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['frontend/scripts/bundle-size.mjs'], { cwd: ROOT });
    const sizes = [...stdout.matchAll(/^(home|list|offer) \(\w+\): ([\d.]+) kB/gm)].map(([, page, size]) => ({
      page,
      size: Number(size),
    }));
    expect([...new Set(sizes.map(({ page }) => page))]).toEqual(['home', 'list', 'offer']);
    for (const { page, size } of sizes) {
      expect({ page, fits: size > 50 && size <= 120 }).toEqual({ page, fits: true });
    }
  });

  it('has no page in two copies where its file comes under a second address: no other file imports it', async () => {
    const manifest = JSON.parse(
      await readFile(join(ROOT, 'dist/frontend/client/.vite/manifest.json'), 'utf8'),
    ) as Record<string, { imports?: string[] }>;
    const importers = Object.entries(manifest).flatMap(([file, { imports = [] }]) =>
      imports.filter((imported) => imported.endsWith('.page.tsx')).map((page) => `${file} imports ${page}`),
    );
    expect(Object.keys(manifest).filter((file) => file.endsWith('.page.tsx')).length).toBeGreaterThan(10);
    expect(importers).toEqual([]);
  });
});
