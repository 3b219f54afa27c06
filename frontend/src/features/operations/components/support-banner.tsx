import { pathTo } from '@babelboard/pages';
import type { User } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './support-banner.module.css';

/** Other things that stick to the top, and dialogs, stand below this height. */
const HEIGHT = '--support-banner';

/** Says on every page, all the time, that an operator sees the product as somebody, and ends it. */
export function SupportBanner({ user }: { user: User }) {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const growth = new ResizeObserver(([entry]) =>
      style.setProperty(HEIGHT, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    if (bar.current !== null) growth.observe(bar.current);
    return () => {
      growth.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  const name = `${user.nombre} ${user.apellidos}`.trim();
  return (
    <Bar ref={bar} aria-label={t('support.banner')}>
      <p>
        <strong>{t('support.as', { name, email: user.email, type: user.type })}</strong> {t('support.read-only')}
      </p>
      <End to={pathTo('logout')}>{t('support.end')}</End>
    </Bar>
  );
}

const Bar = withClass('section', css.bar);

const End = withClass(Link, css.end);
