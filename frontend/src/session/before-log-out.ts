const works = new Set<() => Promise<unknown>>();

/** Adds what is to be done while the session is still there, once for each function. */
export function beforeLogOut(work: () => Promise<unknown>): void {
  works.add(work);
}

/** Does all of it. What fails there keeps nobody signed in. */
export async function finishBeforeLogOut(): Promise<void> {
  await Promise.allSettled([...works].map((work) => work()));
}
