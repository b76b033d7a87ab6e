import { ThemeProvider } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { muiTheme } from './createMuiTheme';

const IsInside = createContext(false);

/**
 * Our theme for MUI's parts. The frame of signed-in pages provides it; before sign-in only a dialog
 * brings it, so that the sign-in page does without. Within another one it does nothing.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  if (use(IsInside)) return children;
  return (
    <ThemeProvider theme={muiTheme} storageManager={null}>
      <IsInside value>{children}</IsInside>
    </ThemeProvider>
  );
}
