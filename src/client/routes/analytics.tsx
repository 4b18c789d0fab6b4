import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsScreen } from '../features/analytics/analytics-screen';
import { analyticsSearch } from '../features/analytics/analytics-search';

export const Route = createFileRoute('/analytics')({
  validateSearch: analyticsSearch,
  component: AnalyticsScreen,
});
