/** Longer than a few rows take to write. */
export const LEAST_MS = 100;

/** Does work and takes a tenth of a second for it, so that the time does not tell whether there was anything to do. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const waited = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
  try {
    return await work();
  } finally {
    await waited;
  }
}
