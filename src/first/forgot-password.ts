import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { forgotPasswordPage } from '@/app/first-page/pages/forgotPasswordPage';
import { startFirstPage } from '@/app/first-page/startFirstPage';

void startFirstPage(forgotPasswordPage);
