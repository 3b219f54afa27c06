import { pageEntry } from '@babelboard/pages';
import type { LoadPageData, PageRequest, PageStatus } from '../pages/page-data.js';

/** Loads what a page needs before the server renders it, and says with which status it answers. */
export async function loadPageData(request: PageRequest, load: LoadPageData | null): Promise<PageStatus> {
  try {
    return (await load?.(request)) ?? { status: pageEntry(request.page.name).status ?? 200 };
  } catch (error) {
    return { status: refusalOf(error) ?? 503 };
  }
}

/** The status with which the server refused; inside the renderer no `ProblemError` but an error of the server itself says it. */
function refusalOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
