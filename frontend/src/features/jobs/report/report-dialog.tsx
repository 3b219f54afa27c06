import type { ReportReceipt } from '@babelboard/wire';
import { useState } from 'react';
import { SheetDialog } from '../../../ui/sheet-dialog.js';
import { ReportForm } from './report-form.js';
import { ReportReceiptNote } from './report-receipt.js';
import type { ReportedOffer } from './reported-offer.js';

interface ReportDialogProps {
  job: ReportedOffer;
  onClose: () => void;
}

/** Says what is wrong with an offer, without an account; ends with a receipt. */
export default function ReportDialog({ job, onClose }: ReportDialogProps) {
  const [sent, setSent] = useState<{ receipt: ReportReceipt; email: string } | null>(null);
  return (
    <SheetDialog titleId="report-title" onClose={onClose}>
      {sent === null ? (
        <ReportForm job={job} onSent={(receipt, email) => setSent({ receipt, email })} onCancel={onClose} />
      ) : (
        <ReportReceiptNote job={job} receipt={sent.receipt} email={sent.email} onClose={onClose} />
      )}
    </SheetDialog>
  );
}
