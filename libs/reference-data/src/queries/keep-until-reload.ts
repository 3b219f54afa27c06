import type { ReferenceCatalogue } from './reference-catalogue.js';

/**
 * For what is made of reference data at some cost: read when it is first asked for, kept until the catalogue is loaded anew. A failed
 * reading is not kept.
 */
export function keepUntilReload<T>(
  catalogue: Pick<ReferenceCatalogue, 'afterReload'>,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: Promise<T> | undefined;
  catalogue.afterReload(async () => {
    kept = undefined;
  });
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
