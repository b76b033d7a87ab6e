import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { registerFunderPage } from '@/app/first-page/pages/registerPages';
import { startFirstPage } from '@/app/first-page/startFirstPage';

void startFirstPage(registerFunderPage);
