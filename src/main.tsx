import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { openApp } from '@/app/openApp';

void openApp();
