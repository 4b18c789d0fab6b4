/** An emoji, its name, and its keywords. */
export interface EmojiEntry {
  emoji: string;
  name: string;
  /** Lower-case keywords; hyphens join the words of a phrase. */
  words: string[];
}

export interface EmojiGroup {
  title: string;
  entries: EmojiEntry[];
}

// One line per emoji: the emoji, its name, then its keywords. Our own list, so nothing is fetched from elsewhere.
const source = `
# Travel and places
🌍|globe|world countries country continents continent global international earth travelled traveled abroad europe africa
✈️|plane|flight flights flying fly flew pilot airplane aeroplane airport aviation skydive
🚢|ship|cruise boat ferry sea ocean harbour harbor navy vessel crossed-the-atlantic
⛵|sailboat|sail sailing yacht regatta
🚗|car|drive drove driving driver road-trip automobile racing-car motor
🏍️|motorcycle|motorbike biker harley scooter
🚲|bicycle|bike cycling cycle cyclist cycled tour-de-france
🚆|train|railway rail interrail station tram
🚌|bus|coach commute commuter
🚀|rocket|space launch launched startup start-up nasa founder founded
🛰️|satellite|orbit aerospace telecommunications
🎈|balloon|hot-air-balloon balloons
🗺️|map|explore explored explorer adventure adventurer journey route backpacking backpacked backpacker
🧭|compass|orienteering direction navigate navigation geocaching
🧳|luggage|suitcase trip trips vacation holiday packing tourist
🏠|house|home moved grew-up renovated diy
🏡|cottage|village countryside allotment farmhouse
🏙️|city|cities skyline urban new-york london tokyo metropolis
🗽|statue of liberty|america american usa united-states
🗼|tower|paris eiffel france french
🏰|castle|medieval fairy-tale palace scotland
🏛️|museum|rome greek ancient classical government parliament politics
⛩️|shrine|japan japanese kyoto
🕌|mosque|istanbul morocco dubai
⛪|church|choir-boy wedding-chapel parish
🏝️|island|tropical caribbean hawaii desert-island
🏖️|beach|seaside sand summer sunbathe coast
🏔️|mountain|mountains climb climbed climbing alps everest summit peak kilimanjaro himalaya
🥾|hiking boot|hike hiked hiking trail trek trekking walk walking rambling hiker
🏕️|tent|camp camping camped outdoors scout scouts wild-camping
🌋|volcano|lava iceland eruption
🏜️|desert|sahara dune dunes cactus
🧊|ice|iceberg ice-floe frozen pack-ice
❄️|snowflake|snow winter cold antarctica arctic polar
🌊|wave|waves tide tsunami swam-the-channel
🌬️|wind|windy breeze gale trade-wind
🌈|rainbow|pride lgbtq colourful colorful
☀️|sun|sunny sunshine sunrise solar warm
🌧️|rain|rainy weather storm umbrella
⚡|lightning|electricity electric energy fast quick speed
🔥|fire|firefighter flame flames burning passion passionate
⭐|star|famous award-winning celebrity stargazing
🌙|moon|night nocturnal night-owl insomnia lunar
🌌|milky way|constellation constellations night-sky
🔭|telescope|astronomy astronomer planets galaxy universe astrophysics
# Sport and health
🏈|american football|football quarterback nfl touchdown super-bowl
⚽|soccer ball|soccer goal goalkeeper footballer premier-league world-cup striker
🏀|basketball|nba dunk hoops
⚾|baseball|pitcher softball
🎾|tennis|wimbledon racket racquet squash padel
🏐|volleyball|beach-volleyball
🏉|rugby|scrum
🏏|cricket|cricketer wicket
🏑|hockey|field-hockey lacrosse
🏒|ice hockey|nhl puck
🏓|table tennis|ping-pong
🏸|badminton|shuttlecock
⛳|golf|golfer hole-in-one
🥊|boxing|boxer kickboxing
🥋|martial arts|karate judo taekwondo black-belt jiu-jitsu aikido kung-fu
🤺|fencing|fencer sword
🏹|archery|archer bow arrow
🏇|horse racing|horse horses riding equestrian jockey pony
🏃|runner|run ran running marathon marathons jog jogging half-marathon ultramarathon sprint
🏊|swimmer|swim swam swimming pool triathlon ironman lifeguard
🤿|diving mask|diving scuba diver dive snorkel snorkelling freediving
🏄|surfer|surf surfing surfed windsurfing kitesurfing
🚣|rower|row rowing rowed kayak kayaking canoe canoeing
⛷️|skier|ski skiing skied slalom
🏂|snowboarder|snowboard snowboarding
⛸️|ice skate|skate skating skater figure-skating
🛹|skateboard|skateboarding skateboarder
🧗|climber|bouldering rock-climbing rock-climber
💪|muscle|gym strong strength workout fitness weightlifting lift lifted bodybuilding push-ups crossfit
🤸|cartwheel|gymnastics gymnast acrobat acrobatics flexible
🧘|yoga|meditate meditation mindfulness pilates calm
🏋️|weightlifter|powerlifting deadlift squat barbell
🏆|trophy|won win winner champion championship award awards prize competition tournament
🥇|gold medal|medal olympics olympic first-place record world-record guinness
🎯|bullseye|darts target goals aim precision
🩺|stethoscope|doctor nurse medicine medical hospital surgeon patients nursing
🩸|drop of blood|blood donor donated-blood
🦷|tooth|dentist teeth
🧠|brain|memory psychology mind neuroscience smart think thinking puzzles mensa
# Music, arts and play
🎷|saxophone|sax jazz saxophonist
🎸|guitar|guitarist rock ukulele bass-guitar strum
🎹|piano|keyboard pianist organ synthesizer
🥁|drums|drum drummer percussion
🎻|violin|violinist cello orchestra symphony viola string-quartet
🎺|trumpet|trombone brass horn bugle
🪕|banjo|bluegrass folk-music mandolin
🎤|microphone|sing sang singing singer karaoke choir vocals podcast podcaster stand-up
🎧|headphones|dj music listen listening playlist vinyl records spotify
🎵|music notes|song songs songwriter compose composed composer melody band concert concerts festival album
💃|dancer|dance dancing danced salsa tango ballroom flamenco
🩰|ballet shoes|ballet ballerina
🎭|theatre masks|theatre theater actor actress acting drama stage play-role musical improv opera broadway performed
🎬|clapper board|film films movie movies director filmmaker cinema hollywood documentary screenplay
📷|camera|photo photos photography photographer photographed portrait
🎥|movie camera|video videos youtube youtuber vlog recording
📺|television|tv series appeared-on netflix quiz-show game-show
🎨|palette|paint painted painting painter art artist draw drawing drew watercolour watercolor illustration illustrator sketch
✏️|pencil|design designer calligraphy handwriting doodle
🖌️|paintbrush|mural graffiti brush
🧵|thread|sew sewing sewed embroidery tailor quilt quilting fashion-design
🧶|yarn|knit knitting knitted crochet wool
🏺|pottery|ceramics clay potter archaeology archaeologist
🗿|sculpture|sculpt sculptor carving statue
✍️|writing hand|write wrote writing writer author poem poems poetry poet blog blogger novelist
📚|books|book read reading reader library librarian literature novels bookworm
📖|open book|novel published story stories bible chapter
📰|newspaper|news journalist journalism reporter article
🎮|game controller|game games gaming gamer video-game nintendo playstation esports
🎲|dice|board-games board-game dungeons-and-dragons boardgame
♟️|chess pawn|chess grandmaster strategy
🃏|joker|cards poker card-game bridge-player
🧩|puzzle piece|puzzle jigsaw crossword sudoku rubik solve solved problem-solving
🪄|magic wand|magic magician trick tricks wizard harry-potter illusion
🤹|juggler|juggle juggling circus unicycle juggled
🎪|circus tent|circus-school trapeze clown
🎢|roller coaster|theme-park amusement disney thrill
🧱|brick|lego build building built-a-house bricklayer
🪁|kite|kites kitemaking
🎉|party popper|party parties celebrate celebration birthday event events new-year
🎂|cake|birthday-cake twins born leap-year
🎁|gift|present surprise generous christmas
🎃|pumpkin|halloween costume spooky
🎄|christmas tree|santa xmas
# People, work and learning
🎓|graduation cap|graduate graduated degree university college school student phd master bachelor scholarship studied
🏫|school|kindergarten elementary pupil
👩‍🏫|teacher|teach taught teaching tutor lecturer professor
💻|laptop|code coding coder computer program programming programmer software developer app website hackathon javascript
🖥️|desktop computer|server sysadmin linux pc hacker
📱|mobile phone|phone smartphone mobile apps texting
🤖|robot|robots robotics ai artificial-intelligence machine-learning automation
🔬|microscope|science scientist research researcher biology laboratory lab
🧪|test tube|chemistry chemist experiment experiments
🧬|dna|genetics gene biotech heredity
🔢|numbers|mathematics math maths digits pi statistics number
📊|bar chart|data analytics analyst spreadsheet excel charts
📈|rising chart|growth sales revenue stock stocks invest investing investor
💼|briefcase|job jobs career business company entrepreneur manager consultant worked
🤝|handshake|partnership negotiate negotiation teamwork team network networking deal mentor mentoring
💡|light bulb|idea ideas invent invented inventor invention creative innovation patent patents
⚙️|gear|engineer engineering mechanic mechanical machine machines
🔧|wrench|repair repaired fix fixed fixing plumber restore restored workshop
🔨|hammer|carpenter carpentry woodwork woodworking furniture wood
🏗️|crane|construction architect architecture skyscraper
⚖️|scales|law lawyer legal judge justice court
🗣️|speaking head|language languages speak spoke speaking bilingual trilingual polyglot fluent spanish german esperanto
🌐|globe with meridians|internet web online network-engineer translator translate
🧏|sign language|deaf signing bsl asl
📻|radio set|ham-radio radio-amateur transistor shipping-forecast
🎙️|studio microphone|radio broadcast broadcaster presenter interview voice-over
📢|loudspeaker|speech public-speaking debate debating ted-talk conference keynote
💰|money bag|money million fundraising fundraised raised charity-run savings
💶|banknote|bank banking finance accountant accounting coins
🛒|shopping cart|shop shopping supermarket retail
✉️|envelope|letter letters pen-pal post postcard stamps stamp
⏰|alarm clock|early morning wake early-bird clock punctual
📅|calendar|schedule plan planner organised organized diary
🔑|key|locksmith escape-room secret
🔍|magnifying glass|detective mystery search investigate sherlock detail
🛡️|shield|security cybersecurity knight protect
🪖|military helmet|army soldier military veteran marine
👮|police officer|police officer-of crime
🚒|fire engine|fire-brigade volunteer-firefighter
🙋|raised hand|volunteer volunteered volunteering
❤️|heart|love loved loves kindness charity caring donate donated
💍|ring|married marriage wedding engaged proposed
👨‍👩‍👧‍👦|family|family parent parents children kids mother father mum mom dad siblings grandchildren
👶|baby|babies newborn daughter son
👯|twins|twin identical sister sisters brother brothers
👵|grandmother|grandma granny grandfather grandpa grandparents
👫|friends|friend friendship roommate people met
🤲|open hands|refugee refugees humanitarian ngo peace-corps
🕊️|dove|peace peaceful non-violence
😂|laughing face|joke jokes funny humour humor comedy comedian laugh laughing prank
😴|sleeping face|sleep nap sleeping sleeper slept
😱|frightened face|fear afraid scared phobia horror
🤫|quiet face|secretly introvert silence quiet
👀|eyes|watch watched watching spotted
👁️|eye|colour-blind color-blind eyesight
🖐️|hand|left-handed lefty ambidextrous fingers
🦴|bone|broke broken bones fracture
💇|haircut|hair hairdresser curly dye dyed
👗|dress|fashion clothes style model modelling
👟|running shoe|sneakers shoes trainers
🎩|top hat|hat hats gentleman
🧦|socks|sock collect-socks
👓|glasses|spectacles nerd geek bespectacled
💎|gem|diamond jewellery jewelry jeweller
🪙|coin|collect collection collector collecting antique antiques
# Animals and nature
🐶|dog|dogs puppy puppies labrador dachshund rescue-dog terrier
🐱|cat|cats kitten kittens feline
🐰|rabbit|bunny rabbits hare
🐹|hamster|guinea-pig gerbil
🐴|pony|foal stable donkey
🐮|cow|cows farm farmer dairy cattle
🐑|sheep|lamb shepherd
🐷|pig|pigs piglet
🐔|chicken|hen hens chickens poultry
🦜|parrot|bird birds birdwatching parakeet budgie
🦉|owl|owls wise
🐧|penguin|penguins
🐘|elephant|elephants safari kenya
🦁|lion|lions zoo
🐻|bear|bears grizzly panda koala
🐒|monkey|monkeys gorilla chimpanzee
🦈|shark|sharks
🐬|dolphin|dolphins whale whales
🐟|fish|fishing fished angler aquarium
🐢|turtle|tortoise slow
🐍|snake|snakes reptile python lizard
🦖|dinosaur|dinosaurs fossil fossils palaeontology jurassic
🐝|bee|bees beekeeper beekeeping honey
🦋|butterfly|butterflies insect insects moth
🕷️|spider|spiders arachnophobia
🐾|paw prints|pet pets animal animals vet veterinarian wildlife
🌳|tree|trees forest woods nature park planted
🌱|seedling|garden gardening gardener plant plants grow grew sustainable climate environment recycling
🌻|sunflower|flower flowers florist blossom bouquet
🌵|cactus plant|succulent succulents houseplants
🍄|mushroom|mushrooms foraging forage
# Food and drink
🍳|frying pan|cook cooked cooking chef kitchen recipe recipes breakfast eggs egg
🥖|baguette|baguettes sourdough-starter
🍞|bread|bake baked baking baker sourdough bakery
🧁|cupcake|cakes pastry dessert muffins
🍪|cookie|cookies biscuits biscuit
🍫|chocolate|chocolates cocoa
🍕|pizza|pizzas pepperoni
🍝|spaghetti|pasta italian italy lasagne
🍣|sushi|raw-fish sashimi
🍜|noodles|ramen noodle thai vietnamese pho
🌮|taco|tacos mexican mexico burrito
🍔|burger|hamburger fast-food
🍟|fries|chips crisps
🧀|cheese|cheeses cheddar fondue
🌶️|chilli|spicy chili curry hot-sauce indian
🥑|avocado|vegan vegetarian vegetables plant-based
🍎|apple|fruit apples orchard
🍓|strawberry|strawberries berries
🍌|banana|bananas allergic allergy
🍍|pineapple|pineapples
🥕|carrot|carrots vegetable healthy
🍦|ice cream|ice-cream gelato
🥞|pancakes|pancake waffles brunch
🍽️|plate|restaurant restaurants food foodie eat ate eaten dinner
☕|coffee|espresso barista caffeine cappuccino cups
🍵|tea|teas matcha cuppa
🍷|wine|wines sommelier vineyard
🍺|beer|beers brew brewed brewing brewery pub
🍹|cocktail|cocktails bartender mixology
# Signs
✨|sparkles|special unique fun magic-moment
💯|perfect score|perfect percent hundred-percent
🍀|four-leaf clover|lucky luck ireland irish lottery
🔮|crystal ball|future fortune predict astrology zodiac
♻️|recycle|recycle zero-waste upcycle
🏳️|flag|flags nationality citizenship passport
🆕|new|newest beginner
`;

/** The emoji of the picker, by group. */
export const emojiGroups: EmojiGroup[] = source
  .trim()
  .split(/^# /m)
  .filter(Boolean)
  .map((block) => {
    const [title = '', ...rows] = block.trim().split('\n');
    return {
      title,
      entries: rows.map((row) => {
        const [emoji = '', name = '', words = ''] = row.split('|');
        return { emoji, name, words: words.split(' ').filter(Boolean) };
      }),
    };
  });
