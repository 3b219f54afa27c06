import { isolatedWords } from '@babelboard/texts';
import type { ReportReceipt } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { copyText } from '../../../ui/copy-text.js';
import { LinkIcon } from '../../../ui/icons/link-icon.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { SheetActions, SheetBody } from '../../../ui/sheet-dialog.js';
import css from './report-receipt.module.css';
import type { ReportedOffer } from './reported-offer.js';

export interface ReportReceiptNoteProps {
  job: ReportedOffer;
  receipt: ReportReceipt;
  email: string;
  onClose: () => void;
}

/** What whoever reported keeps: the reference and the time. */
export function ReportReceiptNote({ job, receipt, email, onClose }: ReportReceiptNoteProps) {
  const t = useText();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = [
    [t('report.reference'), receipt.reference],
    [t('report.received'), format.moment(receipt.received_at)],
    [t('report.offer'), `${isolatedWords(job.title)}, ${isolatedWords(job.company.name)} (${job.id})`],
  ] as const;
  const copy = async () => {
    const copied = await copyText(lines.map(([name, value]) => `${name}: ${value}`).join('\n'));
    if (copied) notifications.notify({ message: t('report.copied'), type: 'positive' });
    else notifications.notify({ message: t('report.not-copied', { reference: receipt.reference }), timeout: 0 });
  };
  return (
    <>
      <Body>
        <h2 id="report-title" ref={heading} tabIndex={-1}>
          {t('report.receipt-title')}
        </h2>
        <p>
          {t('report.receipt-note')} {receipt.mailed && <span>{t('report.receipt-mailed', { email })}</span>}
        </p>
        <dl>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Body>
      <SheetActions>
        <Button type="button" data-look="outlined" onClick={() => void copy()}>
          <LinkIcon />
          {t('report.copy')}
        </Button>
        <Button type="button" data-look="filled" onClick={onClose}>
          {t('report.close')}
        </Button>
      </SheetActions>
    </>
  );
}

const Body = withClass(SheetBody, css.body);
