import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import { Launched, processesIn, processesOfStart } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';

let project: SmallProject;

beforeAll(() => {
  project = createSmallProject();
});

afterAll(() => project.remove());

const run = (...parameters: string[]) => new Launched(project.root, 'cli', parameters).ended;

describe('npm run cli', () => {
  it('builds and brings its own servers when nothing runs, and leaves none behind', async () => {
    expect(await run('write', 'alone')).toMatchObject({ code: 0, stdout: '' });
    expect(processesIn(project.root)).toEqual([]);
  });

  it('says only what the command says on the standard output', async () => {
    expect(await run('read')).toEqual({ code: 0, stdout: 'alone\n', stderr: '' });
  });

  it('passes the exit code and the line of a failure on', async () => {
    expect(await run('fail')).toEqual({ code: 7, stdout: '', stderr: 'it went wrong\n' });
  });

  it('works beside a running product, which stays', async () => {
    const env = { PORT: String(await freePort()) };
    const product = new Launched(project.root, 'start', [], { env });
    await product.ready();
    const before = processesOfStart(project.dataDir);
    expect(await run('write', 'beside')).toMatchObject({ code: 0 });
    expect((await run('read')).stdout).toBe('alone,beside\n');
    expect(processesOfStart(project.dataDir)).toEqual(before);
    await product.end();
    expect(processesIn(project.root)).toEqual([]);
  });

  it('lets several commands share servers', async () => {
    const results = await Promise.all(['one', 'two', 'three'].map((word) => run('write', word)));
    expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(3).fill({ code: 0, stderr: '' }));
    expect((await run('read')).stdout).toBe('alone,beside,one,three,two\n');
    expect(processesIn(project.root)).toEqual([]);
  });
});
