export const POSITIONS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type Position = (typeof POSITIONS)[number];

export const BADGE_POSITIONS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type BadgePosition = (typeof BADGE_POSITIONS)[number];

export const DEFAULT_POSITION: Position = 'bottom';
export const DEFAULT_TIMEOUT_MS = 5000;

export type NotificationType = 'info' | 'positive' | 'negative';

export interface NotificationAction {
  label: string;
  run: () => void;
  /** It takes back what was done last: Ctrl or ⌘ with Z do the same, wherever the keyboard is. */
  undoes?: boolean;
}

export interface NotificationOptions {
  message: string;
  type?: NotificationType;
  /** Default `bottom`. */
  position?: Position;
  /** Milliseconds until it goes by itself, default 5000; 0 keeps it until it is closed. */
  timeout?: number;
  /** Notifications of one group at one position become one, with a count on its badge. */
  group?: string;
  /** Corner of the count, default `top-right`. */
  badgePosition?: BadgePosition;
  action?: NotificationAction;
}

export interface NotificationHandle {
  dismiss(): void;
  /** Changes what is shown; a grouped notification stands for several and refuses. */
  update(options: Partial<NotificationOptions>): void;
}

/** A notification as it is shown. */
export interface ShownNotification {
  id: number;
  message: string;
  type: NotificationType;
  position: Position;
  timeout: number;
  group: string | null;
  badgePosition: BadgePosition;
  action: NotificationAction | null;
  /** How many of its group it stands for. */
  count: number;
}
