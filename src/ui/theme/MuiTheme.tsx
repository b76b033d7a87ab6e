import { ThemeProvider } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { muiTheme } from './createMuiTheme';

const IsInside = createContext(false);

/**
 * Our theme for MUI's parts. Each of them brings it, so that a page without any does without: the sign-in
 * page, and on a phone most of the others. Within another one it does nothing.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  if (use(IsInside)) return children;
  return (
    <ThemeProvider theme={muiTheme} storageManager={null}>
      <IsInside value>{children}</IsInside>
    </ThemeProvider>
  );
}
