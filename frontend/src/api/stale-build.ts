/** Whether the server has a newer build: it no longer knows this file, or the one that the page began with. */
export async function isStaleBuild(file: string | null): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? null;
  const gone = await Promise.all(
    [file, entry].map(async (url) => {
      if (url === null) return false;
      const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      return answer?.status === 404;
    }),
  );
  return gone.includes(true);
}

/** Loads the present address anew, once for a build; gives whether it does. `app/head-script.ts` keeps the count. */
export function reloadOnce(): boolean {
  return !document.dispatchEvent(new Event('stale-build', { cancelable: true }));
}
