import { createFileRoute } from '@tanstack/react-router';
import { PortfoliosScreen } from '../features/portfolios/portfolios-screen';
import { portfoliosSearch } from '../features/portfolios/portfolios-search';

export const Route = createFileRoute('/portfolios')({
  validateSearch: portfoliosSearch,
  component: PortfoliosScreen,
});
