import { pathTo } from '@babelboard/pages';
import { type MouseEvent, useEffect, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useLocation, useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import css from './back-link.module.css';

/** Back to the list that one came from, as it was left; else to all offers, unless another way leads there. */
export function BackLink({ optional }: { optional: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [list, setList] = useState<string | null>(null);
  useEffect(() => setList((state as { list?: string } | null)?.list ?? null), [state]);
  const goBack = (event: MouseEvent) => {
    if (list === null || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    navigate(-1);
  };
  if (list === null && optional) return null;
  return (
    <Back to={list ?? pathTo('job-list')} onClick={goBack}>
      <ArrowLeftIcon />
      <span>{t(list === null ? 'offer.all' : 'offer.back')}</span>
    </Back>
  );
}

const Back = withClass(Link, css.back);
