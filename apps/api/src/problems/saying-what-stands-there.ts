import { ChangedElsewhere } from '@babelboard/platform';
import { EditConflict } from './edit-conflict.js';

/**
 * Makes an edit; where another window was first, the answer tells what stands there now.
 * @param names of the domain's fields on the wire
 * @param current all that stands there now, by the names of the wire
 * @throws EditConflict
 */
export async function sayingWhatStandsThere<T>(
  names: Readonly<Record<string, string>>,
  current: () => Promise<Record<string, unknown>>,
  edit: () => Promise<T>,
): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof ChangedElsewhere)) {
      throw error;
    }
    const paths = error.fields.map((field) => names[field] ?? field);
    const values = await current();
    throw new EditConflict(paths, Object.fromEntries(paths.map((path) => [path, values[path] ?? null])));
  }
}
