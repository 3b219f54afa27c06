import { ApplyFormPart } from './apply-form-part.js';

/** The form for which an address asks. A page that names it names this alone, and nothing of what the form needs. */
export default function AskedForm(props: { id: number; onClose: () => void }) {
  return <ApplyFormPart {...props} />;
}
