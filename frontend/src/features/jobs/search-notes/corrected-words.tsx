import type { JobListResponse } from '@babelboard/wire';
import { Sentence } from '../../../i18n/sentence.js';
import { Link } from '../../../router/link.js';

/** Says that mistyped words were put right, and leads to the list of the words as they were typed. */
export function CorrectedWords({
  corrected,
  isEmpty,
}: {
  corrected: NonNullable<JobListResponse['corrected']>;
  isEmpty: boolean;
}) {
  return (
    <p>
      <Sentence
        text={isEmpty ? 'results.corrected-empty' : 'results.corrected'}
        parts={{
          searched: (
            <strong>
              <bdi>{corrected.searched}</bdi>
            </strong>
          ),
          typed: (
            <Link to={corrected.literal}>
              <bdi>{corrected.typed}</bdi>
            </Link>
          ),
        }}
      />
    </p>
  );
}
