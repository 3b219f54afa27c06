import { useSession } from '../../session/use-session.js';
import { useFavoritePresses } from './use-favorite-presses.js';
import { useKnownMarks } from './use-known-marks.js';
import { useNotedSearches } from './use-noted-searches.js';
import { useSeenEverywhere } from './use-seen-everywhere.js';

/** Keeps what a candidate notes of offers the same here and on the server, as long as they are signed in. */
export default function MarksKeeper() {
  const marks = useKnownMarks();
  // An operator who looks at the account leaves no traces in it.
  const readOnly = useSession().user?.support != null;
  useFavoritePresses();
  useSeenEverywhere(readOnly ? undefined : marks?.seen_offers);
  useNotedSearches(readOnly);
  return null;
}
