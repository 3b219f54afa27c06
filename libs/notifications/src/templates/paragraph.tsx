import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { STYLE } from './mail-style.js';

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={STYLE.paragraph}>
      {children}
    </Text>
  );
}

/** What a reader may skip. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={STYLE.small}>
      {children}
    </Text>
  );
}
