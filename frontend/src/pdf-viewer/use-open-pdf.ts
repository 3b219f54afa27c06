import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.js';

/** The document at an address of our server: null while it comes. Let go when nobody looks at it any more. */
export function useOpenPdf(url: string): { pdf: PDFDocumentProxy | null; failed: boolean } {
  const [opened, setOpened] = useState<{ url: string; pdf: PDFDocumentProxy | null }>();
  useEffect(() => {
    let left = false;
    let close = () => {};
    openPdf(url).then(
      (pdf) => {
        close = () => void pdf.loadingTask.destroy();
        if (left) close();
        else setOpened({ url, pdf });
      },
      () => {
        if (!left) setOpened({ url, pdf: null });
      },
    );
    return () => {
      left = true;
      close();
    };
  }, [url]);
  const present = opened?.url === url ? opened : undefined;
  return { pdf: present?.pdf ?? null, failed: present?.pdf === null };
}
