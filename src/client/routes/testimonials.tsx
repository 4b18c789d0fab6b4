import { useDisclosure } from '@mantine/hooks';
import { IconMailQuestion } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { BesidePage } from '../features/preview/beside-page';
import { RequestDrawer } from '../features/testimonials/request-drawer';
import { TestimonialRequests } from '../features/testimonials/testimonial-requests';
import { WaitingTestimonials } from '../features/testimonials/waiting-testimonials';
import { addSearch } from '../sections/list/add-search';
import { SectionScreen } from '../sections/list/section-screen';

export const Route = createFileRoute('/testimonials')({
  validateSearch: addSearch,
  component: function TestimonialsRoute() {
    const [isAsking, asking] = useDisclosure();
    return (
      <BesidePage part="testimonials">
        <SectionScreen
          section="testimonials"
          title="Testimonials"
          purpose="What people say who have worked with you, in their own words."
          add={Route.useSearch().add === 1}
          lead={{
            label: 'Ask somebody',
            icon: <IconMailQuestion size={18} aria-hidden />,
            onPress: asking.open,
          }}
        >
          <WaitingTestimonials />
        </SectionScreen>
        <TestimonialRequests />
        <RequestDrawer opened={isAsking} onClose={asking.close} />
      </BesidePage>
    );
  },
});
