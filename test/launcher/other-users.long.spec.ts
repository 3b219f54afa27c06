import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import { Launched, type LaunchOptions, processesIn, processesOfStart } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';
import { isRoot, normalUser } from './support/users.js';

let project: SmallProject | undefined;
let closedFolder: string | undefined;

afterEach(() => {
  project?.remove();
  if (closedFolder) {
    rmSync(closedFolder, { recursive: true, force: true });
  }
});

/** Starts twice with a command in between, and expects the data to be there. */
async function expectWholeLife({ root, dataDir }: SmallProject, options: LaunchOptions): Promise<void> {
  const env = { PORT: String(await freePort()) };
  const first = new Launched(root, 'start', [], { ...options, env });
  await first.ready();
  expect(first.stdout).not.toContain('Searching with PostgreSQL');
  const owner = statSync(`/proc/${processesOfStart(dataDir).postgres}`).uid;
  expect(owner).not.toBe(0);
  expect((await new Launched(root, 'cli', ['write', 'kept'], { ...options, env }).ended).code).toBe(0);
  expect((await first.end()).code).toBe(0);
  expect(processesIn(root)).toEqual([]);
  const second = new Launched(root, 'start', [], { ...options, env });
  await second.ready();
  expect((await new Launched(root, 'cli', ['read'], { ...options, env }).ended).stdout).toBe('kept\n');
  await second.end();
  expect(processesIn(root)).toEqual([]);
}

describe('npm start', () => {
  it('works as a normal user', async () => {
    project = createSmallProject();
    if (isRoot) {
      const user = normalUser();
      execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, project.root]);
      await expectWholeLife(project, { user });
    } else {
      await expectWholeLife(project, {});
    }
  });

  // Whoever is not root has no such folder and no such second user; the runner says that this one is left out.
  if (isRoot) {
    it('works as root in a folder that other users cannot enter, and keeps all data in it', async () => {
      closedFolder = mkdtempSync('/root/closed-');
      expect(statSync(closedFolder).mode & 0o777).toBe(0o700);
      project = createSmallProject(closedFolder);
      await expectWholeLife(project, {});
      expect(existsSync(join(project.dataDir, 'postgres/data/PG_VERSION'))).toBe(true);
    });
  }
});
