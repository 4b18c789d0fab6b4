import { createFileRoute } from '@tanstack/react-router';
import { BesidePage } from '../features/preview/beside-page';
import { TestimonialRequests } from '../features/testimonials/testimonial-requests';
import { WaitingTestimonials } from '../features/testimonials/waiting-testimonials';
import { addSearch } from '../sections/list/add-search';
import { SectionScreen } from '../sections/list/section-screen';

export const Route = createFileRoute('/testimonials')({
  validateSearch: addSearch,
  component: function TestimonialsRoute() {
    return (
      <BesidePage part="testimonials">
        <SectionScreen
          section="testimonials"
          title="Testimonials"
          purpose="What people say who have worked with you, in their own words."
          add={Route.useSearch().add === 1}
        >
          <WaitingTestimonials />
        </SectionScreen>
        <TestimonialRequests />
      </BesidePage>
    );
  },
});
