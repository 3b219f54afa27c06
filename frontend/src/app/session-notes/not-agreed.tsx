import { pathTo } from '@babelboard/pages';
import type { User } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { SheetActions, SheetBody } from '../../ui/sheet-dialog.js';
import css from './not-agreed.module.css';

/** What follows when somebody does not agree to newer texts, and what they can do. */
export function NotAgreed({ titleId, user, onClose }: { titleId: string; user: User; onClose: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const settings = user.type === 'guest' ? null : pathTo(`${user.type}-settings`);
  return (
    <>
      <Body>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t('new-texts.not-agreed')}
        </h2>
        <p>{t('new-texts.not-agreed-text')}</p>
        <p>{t('new-texts.can')}</p>
        {settings !== null && (
          <ul>
            <li>
              <Link to={`${settings}#consents`}>{t('new-texts.agree-later')}</Link>
            </li>
            <li>
              <Link to={`${settings}#data`}>{t('new-texts.copy')}</Link>
            </li>
            {user.type !== 'admin' && (
              <li>
                <Link to={`${settings}#delete`}>{t('new-texts.delete')}</Link>
              </li>
            )}
          </ul>
        )}
      </Body>
      <SheetActions>
        <span />
        <Button type="button" data-look="filled" onClick={onClose}>
          {t('new-texts.close')}
        </Button>
      </SheetActions>
    </>
  );
}

const Body = withClass(SheetBody, css.body);
