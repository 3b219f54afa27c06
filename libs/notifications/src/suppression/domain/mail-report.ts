/** What a mail server says became of a mail to an address. */
export interface MailReport {
  type: 'bounce' | 'complaint' | 'delivered';
  address: string;
  /** Of a bounce: whether trying again is of no use. */
  permanent: boolean;
  at: Date;
  /** The words of the server. */
  answer: string | null;
}
