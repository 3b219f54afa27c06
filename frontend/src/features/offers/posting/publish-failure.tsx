import { pathTo } from '@babelboard/pages';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import css from './posting-flow.module.css';

export interface PublishFailureProps {
  words: string;
  /** The company has as many live offers as it may have. */
  full: boolean;
}

/** Why something was not published or saved: brought into sight, since the button is far below it or in a bar over it. */
export function PublishFailure({ words, full }: PublishFailureProps) {
  const t = useText();
  const { productPrefix } = useSite();
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    room.current?.focus({ preventScroll: true });
    room.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Failure ref={room} role="alert" tabIndex={-1}>
      {words} {full && <Link to={pathTo('contact', { product: productPrefix })}>{t('posting.ask-for-more')}</Link>}
    </Failure>
  );
}

const Failure = withClass('div', css.failure);
