import { readFile } from 'node:fs/promises';

const PAUSE_MS = 50;
const PAGE_BYTES = 4_096;

/**
 * Calls `onTooMuch` once a process holds more memory, where the system has no limit for it. Only where `/proc` tells; elsewhere the
 * limit of the heap is all there is. Gives the function that stops it.
 */
export function watchMemory(pid: number, most: number, onTooMuch: () => void): () => void {
  const timer = setInterval(() => {
    residentBytes(pid).then(
      (bytes) => {
        if (bytes > most) onTooMuch();
      },
      () => clearInterval(timer),
    );
  }, PAUSE_MS);
  return () => clearInterval(timer);
}

async function residentBytes(pid: number): Promise<number> {
  const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return Number(resident) * PAGE_BYTES;
}
