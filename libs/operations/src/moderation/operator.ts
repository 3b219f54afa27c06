/** Who decides, as the audit log keeps it. */
export interface Operator {
  accountId: number;
  ipAddress: string | null;
}
