import { readdir, readFile } from 'node:fs/promises';
import { LIMITS } from './limits.js';

/** Waits for the next process of ours that reads a document, and ends it as somebody outside would. Linux alone tells of it. */
export async function endReadingProcess(signal: NodeJS.Signals): Promise<void> {
  const end = performance.now() + LIMITS.waitMs;
  while (performance.now() < end) {
    // Without a pause: it may live no longer than that.
    const [pid] = await readingProcesses();
    if (pid !== undefined) {
      process.kill(pid, signal);
      return;
    }
  }
  throw new Error('No process reads a document');
}

async function readingProcesses(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const ours = await Promise.all(
    pids.map(async (pid) => {
      const [words, status] = await Promise.all(
        ['cmdline', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      const reads = words?.startsWith(process.execPath) === true && words.includes('document-program');
      return reads && status?.includes(`PPid:\t${process.pid}\n`) === true;
    }),
  );
  return pids.filter((_, index) => ours[index]).map(Number);
}
