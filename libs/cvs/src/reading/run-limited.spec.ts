import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { DocumentReader } from './document-reader.js';
import { ProgramBroke } from './process-end.js';
import { programFile } from './program-file.js';
import { programPermissions } from './program-permissions.js';
import { runLimited, TimeIsOver } from './run-limited.js';

const MEGABYTE = 1024 * 1024;
const LIMITS = {
  memoryBytes: 400 * MEGABYTE,
  heapMegabytes: 128,
  processorSeconds: 1,
  wallMs: 20_000,
  outputBytes: MEGABYTE,
};
const PRLIMIT = '/usr/bin/prlimit';
const PERMITTED = { prlimit: PRLIMIT, nodeOptions: programPermissions(programFile()) };

async function run(
  program: string,
  limits: Partial<typeof LIMITS> = {},
  options: { prlimit: string | null; nodeOptions: readonly string[] } = PERMITTED,
) {
  const written = await runLimited(
    ['-e', program],
    Readable.from([Buffer.from('input')]),
    { ...LIMITS, ...limits },
    options,
  );
  return written?.toString() ?? null;
}
/** What a program says about what it tried. */
const tried = (work: string) =>
  `try { ${work}; console.log('done') } catch (error) { console.log(error.code ?? error.name) }`;

describe('a process with limits', () => {
  it('gives what it writes for what it is given', async () => {
    expect(await run(`process.stdin.on('data', (chunk) => process.stdout.write('[' + chunk + ']'))`)).toBe('[input]');
  });

  it('knows nothing of ours: neither settings nor files', async () => {
    process.env.SECRET_OF_OURS = 'x';
    expect(await run('console.log(JSON.stringify(process.env))')).toBe('{}\n');
    expect(await run(tried(`require('fs').readFileSync('/etc/passwd')`))).toBe('ERR_ACCESS_DENIED\n');
  });

  it('writes no file, starts no process, loads no native code', async () => {
    expect(await run(tried(`require('fs').writeFileSync('/tmp/left-behind', 'x')`))).toBe('ERR_ACCESS_DENIED\n');
    expect(await run(tried(`require('child_process').execSync('id')`))).toBe('ERR_ACCESS_DENIED\n');
    expect(await run(tried(`new (require('worker_threads').Worker)('1', { eval: true })`))).toBe('ERR_ACCESS_DENIED\n');
    expect(await run(tried(`process.dlopen({ exports: {} }, '/x.node')`))).toBe('ERR_DLOPEN_DISABLED\n');
  });

  it('writes no file even where Node.js would let it', async () => {
    const path = join(tmpdir(), `left-behind-${process.pid}`);
    const program = tried(`require('fs').writeFileSync('${path}', 'x')`);
    expect(await run(program, {}, { prlimit: PRLIMIT, nodeOptions: [] })).not.toBe('done\n');
    expect((await stat(path).catch(() => ({ size: 0 }))).size).toBe(0);
    await rm(path, { force: true });
  });

  it.each([
    ['fills its heap', 'const all = []; for (;;) all.push({ a: [] })', { processorSeconds: 10 }],
    ['works longer than it may', 'for (;;);', {}],
    ['writes more than it may', `process.stdout.write('x'.repeat(4e6))`, {}],
    ['breaks down in code of the machine', 'process.abort()', {}],
  ])('ends without an answer when it %s', async (_what, program, limits) => {
    expect(await run(program, limits)).toBeNull();
  });

  it('gets no more memory than it may, beside the heap', async () => {
    expect(await run(tried('const all = []; for (;;) all.push(Buffer.alloc(16e6, 1))'))).not.toBe('done\n');
  });

  it.each([
    ['breaks down', 'throw new Error("no disk for ada@example.org")', {}, /code 1: [\s\S]*no disk for \*\*\*/],
    ['cannot be loaded', `require('/away.js')`, {}, /ERR_ACCESS_DENIED|MODULE_NOT_FOUND/],
    ['is ended from outside', `process.kill(process.pid, 'SIGTERM')`, {}, 'ended with SIGTERM'],
    ['is ended for the memory of others', `process.kill(process.pid, 'SIGKILL')`, {}, 'ended with SIGKILL'],
  ])('is no fault of what it is given where it %s: it says why', async (_what, program, limits, words) => {
    const ending = run(program, limits);
    await expect(ending).rejects.toThrow(ProgramBroke);
    await expect(ending).rejects.toThrow(words);
  });

  it('is no fault of what it is given where its file or prlimit is away', async () => {
    const input = () => Readable.from([Buffer.from('input')]);
    await expect(runLimited(['/away/program.js'], input(), LIMITS, PERMITTED)).rejects.toThrow(ProgramBroke);
    const away = { ...PERMITTED, prlimit: '/away/prlimit' };
    await expect(runLimited(['-e', '1'], input(), LIMITS, away)).rejects.toThrow('ENOENT');
  });

  it('is ended by the clock, whatever it does', async () => {
    await expect(run('setInterval(() => {}, 1000)', { wallMs: 1_000 })).rejects.toThrow(TimeIsOver);
  });

  it('is watched from outside where the system has no limits', async () => {
    const program = 'const all = []; setInterval(() => all.push(Buffer.alloc(16e6, 1)), 5)';
    // The clock would end it with an error.
    expect(await run(program, { wallMs: 60_000 }, { prlimit: null, nodeOptions: [] })).toBeNull();
  });

  it('ends when what it is given breaks', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('gone')) });
    await expect(runLimited(['-e', 'setInterval(() => {}, 1000)'], broken, LIMITS, PERMITTED)).rejects.toThrow('gone');
  });

  it('finds prlimit here', () => {
    expect(new DocumentReader()).toMatchObject({ prlimit: PRLIMIT });
  });
});
