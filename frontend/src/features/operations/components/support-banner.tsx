import '../texts.js';
import type { User } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { logoutPath } from '../../../paths/paths.js';
import { radius, token, type } from '../../../theme/theme.js';

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
      <End to={logoutPath}>{t('support.end')}</End>
    </Bar>
  );
}

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  // Above dialogs, which leave room for it.
  zIndex: 1400,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 24px',
  padding: '8px max(20px, env(safe-area-inset-left))',
  background: token('night'),
  color: token('on-night'),
  borderBottom: `3px solid ${token('accent')}`,
  fontSize: type.small,
  lineHeight: 1.35,
  '& p': { flex: '1 1 30ch', overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 650 },
  [theme.breakpoints.up('md')]: { paddingInline: 40 },
  [theme.breakpoints.up('lg')]: { paddingInline: 64 },
}));

const End = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 18px',
  borderRadius: radius.round,
  background: token('accent'),
  color: token('on-accent'),
  fontWeight: 620,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: token('on-accent') },
});
