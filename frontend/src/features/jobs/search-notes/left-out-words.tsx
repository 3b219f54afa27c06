import { Fragment } from 'react';
import { Sentence } from '../../../i18n/sentence.js';
import { withClass } from '../../../theme/with-class.js';
import css from './left-out-words.module.css';

/** Says which of the typed words are not searched for. */
export function LeftOutWords({ words }: { words: readonly string[] }) {
  return (
    <Note>
      <Sentence
        text="results.left-out"
        parts={{
          words: words.map((word, at) => (
            <Fragment key={word}>
              {at > 0 && ', '}
              <bdi>{word}</bdi>
            </Fragment>
          )),
        }}
      />
    </Note>
  );
}

const Note = withClass('p', css.note);
